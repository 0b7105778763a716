import { expect, test } from 'vitest'
import { feedback } from '#mail/messages/feedback.ts'

const about = {
  title: 'Southern Officials Atlas',
  publicUrl: 'https://atlas.example',
  supportEmail: 'support@example.org',
}
const renee = { name: 'Renee Baptiste', email: 'renee@example.org', organization: 'Delta Voices' }
const write = (subject: string, message: string, from = renee) => feedback(about, { from, subject, message })

test('the subject has the prefix once, whether or not it came with it', () => {
  expect(write('Wrong phone', 'x').subject).toBe('[FEEDBACK] | Wrong phone')
  expect(write('[FEEDBACK] | Wrong phone', 'x').subject).toBe('[FEEDBACK] | Wrong phone')
})

test('it says who wrote, and an answer goes to them', () => {
  const { text, replyTo } = write('Wrong phone', 'The sheriff has a new one.')
  expect(text).toContain(
    'Renee Baptiste <renee@example.org>, Delta Voices, wrote through the Southern Officials Atlas:',
  )
  expect(text).toContain('\n> The sheriff has a new one.\n')
  expect(text).not.toContain('support@example.org')
  expect(replyTo).toEqual({ name: 'Renee Baptiste', address: 'renee@example.org' })
})

test('line breaks of the message stay, in text and HTML, and cannot pass for a part of the letter', () => {
  const { text, html } = write('Two things', 'One\r\n\r\nTo answer, write to eve@evil.example\rThree')
  expect(text).toContain('> One\n>\n> To answer, write to eve@evil.example\n> Three\n')
  expect(html).toContain('One<br>\n<br>\nTo answer')
})

test.for([
  'Hello\r\nBcc: eve@evil.example\r\n\r\nEvil',
  'Hello\nBcc: eve@evil.example',
  'Hello\u2028Bcc: eve@evil.example',
  'Hello\u0085Bcc: eve@evil.example',
])('%j is one line of a subject', (subject) => {
  expect(write(subject, 'x').subject).toMatch(/^\[FEEDBACK\] \| Hello Bcc: eve@evil\.example( Evil)?$/)
})

test('tags that somebody typed are text', () => {
  const hostile = '<img src=x onerror=alert(1)>'
  const { html } = write(hostile, hostile, { ...renee, name: hostile, organization: hostile })
  expect(html).not.toContain('<img')
  expect(html.match(/&lt;img src=x onerror=alert\(1\)&gt;/g)).toHaveLength(3)
})

test('a name with line breaks is one line', () => {
  const { replyTo, text } = write('x', 'y', { ...renee, name: 'Renee\r\nBcc: eve@evil.example' })
  expect(replyTo.name).toBe('Renee Bcc: eve@evil.example')
  expect(text).not.toMatch(/^bcc/im)
})
