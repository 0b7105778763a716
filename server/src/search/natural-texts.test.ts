import { expect, test } from 'vitest'
import { naturalText, naturalTexts } from '#search/natural-texts.ts'
import { sortTexts } from '#search/sort-texts.ts'
import { textAt, textTable } from '#search/text-table.ts'

const inOrder = [
  '',
  '2',
  '02 main',
  '9',
  '10',
  '100',
  '1234567890',
  'district',
  'district 0',
  'district 000',
  'district 2',
  'district 2 place 3',
  'district 2 place 11',
  'district 10',
  'district 10a',
  'district é2',
  'éa',
]

test('texts stand in the order in which people count, each at its place', () => {
  const shuffled = inOrder.toReversed()
  const sorted = sortTexts(naturalTexts(textTable(shuffled)))
  expect([...sorted].map((index) => shuffled[index])).toEqual(
    // Texts that are equal as numbers keep the order of their indexes.
    inOrder.with(8, 'district 000').with(9, 'district 0'),
  )
})

test('a table says of each text what a text says alone', () => {
  const table = naturalTexts(textTable(inOrder))
  expect(inOrder.map((_, index) => textAt(table, index))).toEqual(inOrder.map(naturalText))
})

test('a table without numbers stays as it is', () => {
  const table = textTable(['ada', '', 'bo'])
  expect(naturalTexts(table)).toBe(table)
})
