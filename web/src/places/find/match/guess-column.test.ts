import { expect, test } from 'vitest'
import { examplesOf, guessColumn, kindOfColumn } from '#places/find/match/guess-column.ts'

const table = (headings: string[], ...rows: string[][]) => ({ name: 'members.csv', headings, rows })

test.each([
  [['Name', 'Zip'], ['Ann', '36701'], { column: 1, kind: 'zip' }],
  [['Name', 'ZIP Code'], ['Ann', '36701-1234'], { column: 1, kind: 'zip' }],
  [['Parish', 'Name'], ['Orleans', 'Ann'], { column: 0, kind: 'county' }],
  [['Name', 'City', 'County'], ['Ann', 'Selma', 'Dallas'], { column: 2, kind: 'county' }],
  [['Name', 'Home town'], ['Ann', 'Selma'], { column: 1, kind: 'city' }],
  [['A', 'B'], ['Ann', '36701'], { column: 1, kind: 'zip' }],
] as const)('of %j the column with the place is guessed', (headings, row, guess) => {
  expect(guessColumn(table([...headings], [...row]))).toEqual(guess)
})

test('a column that a person chooses is read by what is in it', () => {
  const file = table(['Where', 'Home', 'Zip'], ['36701', 'Dallas County', '1'], ['38773', 'Perry County', '2'])
  expect([0, 1, 2].map((column) => kindOfColumn(file, column))).toEqual(['zip', 'county', 'zip'])
})

test('examples differ and are never empty', () => {
  expect(examplesOf(table(['Zip'], ['36701'], [''], ['36701'], ['38773'], ['1']), 0)).toEqual(['36701', '38773'])
})
