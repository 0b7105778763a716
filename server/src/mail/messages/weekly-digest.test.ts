import { expect, test } from 'vitest'
import { type SearchNews, weeklyDigest } from '#mail/messages/weekly-digest.ts'

const about = {
  title: 'Southern Officials Atlas',
  publicUrl: 'https://atlas.example',
  supportEmail: 'support@example.org',
}
const nobody = { total: 0, named: [] }
const sheriffs: SearchNews = {
  name: 'Sheriffs',
  entered: { total: 3, named: ['Ann Bird (Sheriff, Bolivar County)', 'Cal Heron'] },
  left: nobody,
  noLonger: { total: 1, named: ['Dee Wren'] },
  changed: { phone: { total: 1_204, named: ['Eve Lark'] }, email: { total: 1, named: ['Eve Lark'] } },
}
const write = (news: SearchNews) => weeklyDigest(about, { firstName: 'Rosa', searches: [news], token: 'T-1' })

test('the weekly email tells of each search what happened to whom, and how to end it', () => {
  const { subject, text, html, headers } = write(sheriffs)
  expect(subject).toBe('What changed in your searches of the Southern Officials Atlas')
  expect(text).toContain(
    [
      'Sheriffs',
      '- 3 new: Ann Bird (Sheriff, Bolivar County), Cal Heron and 1 more',
      '- 1 no longer matches: Dee Wren',
      '- 1,204 changed phone: Eve Lark and 1,203 more',
      '- 1 changed e-mail: Eve Lark',
      '',
      'Open your saved searches:',
      'https://atlas.example/saved',
    ].join('\n'),
  )
  expect(text.trim().split('\n').at(-1)).toBe('https://atlas.example/unsubscribe/T-1')
  expect(headers).toEqual({
    'List-Unsubscribe': '<https://atlas.example/api/unsubscribe/T-1>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
  for (const link of ['https://atlas.example/saved', 'https://atlas.example/unsubscribe/T-1'])
    expect(html).toContain(`href="${link}"`)
  for (const line of ['3 new: Ann Bird (Sheriff, Bolivar County), Cal Heron and 1 more', '1 changed e-mail: Eve Lark'])
    expect(html).toContain(`>${line}</li>`)
})

test('the name that somebody gave a search does no harm', () => {
  const name = '<a href="https://evil.example">x</a>\r\nBcc: eve@evil.example\r\nhttps://evil.example\u202E'
  const { text, html, headers } = write({ ...sheriffs, name })
  const tags = (page: string) => page.match(/<[^>]*>/g)
  expect(tags(html)).toEqual(tags(write(sheriffs).html))
  expect(text).not.toMatch(/^(bcc|https:\/\/evil)|\r|\u202E/im)
  expect(JSON.stringify(headers)).not.toContain('evil')
})
