import { expect, test } from 'vitest'
import { guessEscape } from '#rules/csv-escape.ts'
import { CsvRefused, readCsvRows } from '#rules/csv-rows.ts'

const cellsOf = (text: string, delimiter = ',') =>
  Array.from(
    readCsvRows(text, { delimiter, strayQuotes: 'keep', escape: guessEscape(text, delimiter) }),
    ({ cells }) => cells,
  )

test.each([
  ['marks behind backslashes', String.raw`"Robert \"Bob\" Tester",x`, ['Robert "Bob" Tester', 'x']],
  ['one at the end of a cell', String.raw`"Robert Tester \"Bob\"",x`, ['Robert Tester "Bob"', 'x']],
  ['one at the beginning', String.raw`"\"Bob\" Tester",x`, ['"Bob" Tester', 'x']],
  ['a backslash behind a backslash', String.raw`"A \\ B \"C\"",x`, ['A \\ B "C"', 'x']],
  ['a comma behind a backslash', String.raw`Robert Tester\, Jr.,x`, ['Robert Tester, Jr.', 'x']],
  ['a backslash that ends a cell', String.raw`"C:\",x`, ['C:\\', 'x']],
  ['a backslash within a doubled pair', String.raw`"A\""B",x`, ['A\\"B', 'x']],
  ['marks that stand twice', 'Robert ""Bob"" Tester,"Ann ""Bo"" Lee"', ['Robert ""Bob"" Tester', 'Ann "Bo" Lee']],
  ['a nickname between plain marks', 'Robert "Bob" Tester,x', ['Robert "Bob" Tester', 'x']],
])('%s are read as they were meant', (_, line, cells) => {
  expect(cellsOf(`Name,Office\n${line}\n`)).toEqual([['Name', 'Office'], cells])
})

test('a text that has marks behind backslashes and others that stand twice is refused with the line', () => {
  const text = String.raw`Name,Office
"Ann ""Bo"" Lee",x
"Robert \"Bob\" Tester",x
`
  expect(() => guessEscape(text, ',')).toThrow(new CsvRefused('mixed_escapes', 3))
})

test('a stray mark without a backslash makes no escape of a backslash elsewhere', () => {
  expect(cellsOf('Name,Folder\n"Bob" Tester,x\nAnn Lee,"C:\\"\n')).toEqual([
    ['Name', 'Folder'],
    ['"Bob" Tester', 'x'],
    ['Ann Lee', 'C:\\'],
  ])
})
