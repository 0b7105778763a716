import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withLinkTexts } from '../../build/pages.ts'
import type { Screen } from '#routes/screen.ts'
import { screens } from '#routes/screens.ts'

const html = readFileSync(join(import.meta.dirname, '../../index.html'), 'utf8')
const rows: [string, Screen][] = Object.entries(screens)
const contentOf = (text: string, name: string) => new RegExp(`="${name}" content="([^"]*)"`).exec(text)?.[1]

test.each(rows)('a link to %s says in a messenger what it leads to', (_, screen) => {
  const made = withLinkTexts(html, screen)
  const description = contentOf(made, 'og:description')
  expect(description).toMatch(/^[A-Z].+\.$/)
  expect(contentOf(made, 'description')).toBe(description)
  const title = screen.linkText === undefined ? '' : `${screen.title} · `
  expect(contentOf(made, 'og:title')).toBe(`${title}Southern Officials Atlas`)
  expect(made.match(/og:title/g)).toHaveLength(1)
})

test('what people send each other has a text of its own: officials, places, lists, tasks, results, searches', () => {
  const shared = [
    '/officials/$id',
    '/places/$id',
    '/lists/$id',
    '/fill/task/$id',
    '/results/$day/$place',
    '/advanced-search',
  ]
  const without = rows.filter(([address, { linkText }]) => shared.includes(address) && linkText === undefined)
  expect(without).toEqual([])
})

test('no text breaks out of the attribute that it stands in', () => {
  for (const [, { title, linkText = '' }] of rows) if (linkText) expect(title + linkText).not.toMatch(/["<>&]/)
})
