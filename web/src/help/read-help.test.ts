import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Inline } from '#help/help-page.ts'
import { readHelp } from '#help/read-help.ts'

const pages = readHelp()
const source = join(import.meta.dirname, '..')

test('seven pages for organizers and two for administrators, each with a title of its own', () => {
  expect(pages.map(({ id }) => id)).toEqual([
    'find',
    'save',
    'call',
    'fill',
    'draw',
    'report',
    'print',
    'administrators',
    'data',
  ])
  expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length)
})

test('each page is short', () => {
  const words = pages.map((page) => JSON.stringify(page.blocks).split(/\s+/).length)
  expect(Math.max(...words)).toBeLessThan(400)
})

const linesOf = (): Inline[] =>
  pages
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'paragraph' ? [block.of] : block.kind === 'list' ? block.items : []))
    .flat()

test('links lead to another page', () => {
  for (const piece of linesOf())
    if (piece.kind === 'link') expect(pages.map(({ id }) => `${id}.md`)).toContain(piece.href)
})

test('what is set in bold stands on a screen in these words', () => {
  const screens = ['../../contract/src', '.']
    .flatMap((folder) =>
      readdirSync(join(source, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.tsx?$/.test(name) && !/test|features.help/.test(name))
        .map((name) => readFileSync(join(source, folder, name), 'utf8')),
    )
    .join('\n')
  const bold = new Set(linesOf().flatMap((piece) => (piece.kind === 'strong' ? [piece.text] : [])))
  expect(bold.size).toBeGreaterThan(20)
  expect([...bold].filter((text) => !screens.includes(text))).toEqual([])
})
