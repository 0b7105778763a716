import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withLinkText } from '../../build/pages.ts'
import { linkTexts } from '#routes/link-texts.ts'
import { screens } from '#routes/screens.ts'

const html = readFileSync(join(import.meta.dirname, '../../index.html'), 'utf8')
const texts: Readonly<Record<string, string | undefined>> = linkTexts
const rows = Object.entries(screens).map(([address, { title }]) => ({ address, title, text: texts[address] }))
const contentOf = (text: string, name: string) => new RegExp(`="${name}" content="([^"]*)"`).exec(text)?.[1]

test.each(rows)('a link to $address says in a messenger what it leads to', ({ title, text }) => {
  const made = withLinkText(html, title, text)
  const description = contentOf(made, 'og:description')
  expect(description).toMatch(/^[A-Z].+\.$/)
  expect(contentOf(made, 'description')).toBe(description)
  expect(contentOf(made, 'og:title')).toBe(`${text === undefined ? '' : `${title} · `}Southern Officials Atlas`)
  expect(made.match(/og:title/g)).toHaveLength(1)
})

test('no text breaks out of the attribute that it stands in', () => {
  for (const { title, text } of rows) if (text !== undefined) expect(title + text).not.toMatch(/["<>&]/)
})
