import { expect, test } from 'vitest'
import { examplesOf, guessColumn, kindOfColumn, placeOfRow } from '#places/find/match/guess-column.ts'

const table = (headings: string[], ...rows: string[][]) => ({ name: 'members.csv', headings, rows })

test.each([
  [['Name', 'Zip'], ['Ann', '36701'], { column: 1, kind: 'zip' }],
  [['Name', 'ZIP Code'], ['Ann', '36701-1234'], { column: 1, kind: 'zip' }],
  [['Parish', 'Name'], ['Orleans', 'Ann'], { column: 0, kind: 'county' }],
  [['Name', 'City', 'County'], ['Ann', 'Selma', 'Dallas'], { column: 2, kind: 'county' }],
  [['Name', 'Home town'], ['Ann', 'Selma'], { column: 1, kind: 'city' }],
  [['A', 'B'], ['Ann', '36701'], { column: 1, kind: 'zip' }],
  [['Name', 'Zip', 'Lat', 'Long'], ['Ann', '36701', '32.4', '-87.0'], { column: 2, kind: 'point' }],
  [['Name', 'Street address'], ['Ann', '12 Main St, Selma, AL'], { column: 1, kind: 'address' }],
] as const)('of %j the column with the place is guessed', (headings, row, guess) => {
  expect(guessColumn(table([...headings], [...row]))).toEqual(guess)
})

test('a column that a person chooses is read by what is in it', () => {
  const file = table(['Where', 'Home', 'Zip'], ['36701', 'Dallas County', '1'], ['38773', 'Perry County', '2'])
  expect([0, 1, 2].map((column) => kindOfColumn(file, column))).toEqual(['zip', 'county', 'zip'])
})

test('a point is put together of its two columns, an address of all that it stands in', () => {
  const headings = ['Name', 'Street', 'City', 'State', 'Zip', 'Latitude', 'Longitude']
  const row = ['Ann', '12 Main St', 'Selma', 'AL', '36701', '32.4074', '-87.0211']
  expect(placeOfRow(headings, { column: 5, kind: 'point' })(row)).toBe('32.4074, -87.0211')
  expect(placeOfRow(headings, { column: 1, kind: 'address' })(row)).toBe('12 Main St, Selma, AL, 36701')
  expect(placeOfRow(headings, { column: 1, kind: 'address' })(['Bo', '', 'Selma'])).toBe('')
  expect(placeOfRow(headings, { column: 4, kind: 'zip' })(row)).toBe('36701')
})

test('examples differ and are never empty', () => {
  expect(examplesOf(table(['Zip'], ['36701'], [''], ['36701'], ['38773'], ['1']), 0)).toEqual(['36701', '38773'])
})
