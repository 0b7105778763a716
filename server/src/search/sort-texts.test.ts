import { expect, test } from 'vitest'
import { normalized } from '@atlas/contract/rules/normalized.ts'
import { normalizedTexts } from '#search/normalized-texts.ts'
import { areSameTexts, compareTexts, sortTexts } from '#search/sort-texts.ts'
import { textAt, textCount, textTable, type TextTable } from '#search/text-table.ts'

const all = (table: TextTable) => Array.from({ length: textCount(table) }, (_, index) => textAt(table, index))
const byBytes = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b))

/** Texts of few different letters, so that many share their first letters and some are equal. */
function similarTexts(count: number, letters: string): string[] {
  let state = 7
  const next = (most: number) => (state = (state * 48_271) % 0x7fffffff) % most
  const characters = Array.from(letters)
  const letter = () => characters[next(characters.length)] as string
  return Array.from({ length: count }, () => Array.from({ length: next(9) }, letter).join(''))
}

test.each([
  ['few letters', similarTexts(3_000, 'ab')],
  ['more letters, some beyond ASCII', similarTexts(500, 'abc é🗳')],
  ['a handful', ['b', 'a', '', 'ab', 'a']],
  ['nothing', []],
])('texts stand in the order of their characters, equal ones by their places: %s', (_, texts) => {
  const table = textTable(texts)
  const indexes = [...texts.keys()].sort((a, b) => byBytes(texts[a] as string, texts[b] as string) || a - b)
  expect([...sortTexts(table)]).toEqual(indexes)
})

test('two texts are compared by their characters, and a start stands before what goes on', () => {
  const table = textTable(['ann', 'anna', 'ann', 'bo'])
  const signs = ([1, 2, 3] as const).map((index) => Math.sign(compareTexts(table, 0, index)))
  expect(signs).toEqual([-1, 0, -1])
})

test('two texts are the same where all their characters are', () => {
  const texts = ['', 'a', 'ba', 'ab', 'aab', 'ab', 'é', '']
  const table = textTable(texts)
  for (const [a, text] of texts.entries())
    expect(texts.map((_, b) => areSameTexts(table, a, b))).toEqual(texts.map((other) => other === text))
})

test('texts are normalized as everywhere else, whatever stands in them', () => {
  const characters = Array.from({ length: 0x7f }, (_, at) => String.fromCharCode(at + 1))
  const texts = [
    ...characters,
    ...characters.map((each) => `A${each}b${each}${each}`),
    ...characters.map((each) => ` ${each}Z`),
    'Peña-Melnyk',
    'O’Neal',
    '',
    ' — ',
    '각각각각각각각각',
    'İstanbul ½',
    'plain',
    ...similarTexts(200, "aB '-é각"),
  ]
  expect(all(normalizedTexts(textTable(texts)))).toEqual(texts.map(normalized))
})
