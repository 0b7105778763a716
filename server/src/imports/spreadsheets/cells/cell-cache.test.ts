import { expect, test } from 'vitest'
import { columnOf } from '@atlas/contract/catalogue/columns.ts'
import { cachedCellReader } from '#imports/spreadsheets/cells/cell-cache.ts'
import {
  type FileColumn,
  fileColumns,
  isFigure,
  isOwnColumn,
  isWorkedOut,
  readAs,
} from '#imports/spreadsheets/columns/file-columns.ts'
import { CellRefused } from '#imports/spreadsheets/problems/problems.ts'

function readerOf(column: FileColumn) {
  return cachedCellReader({ index: 0, text: column, column, isOutOfHundred: false })
}

test('what many rows say is read once, and the same slip is refused each time', () => {
  const read = readerOf('party.name')
  expect(read('d')).toEqual([['party.name', 'Democratic']])
  expect(read('d')).toBe(read('d'))
  expect(() => read('Democratik')).toThrow('did you mean "Democratic"?')
  expect(() => read('Democratik')).toThrow('did you mean "Democratic"?')
})

test('a thousand texts of a column are remembered, and no more', () => {
  const read = readerOf('eo.name')
  const first = read('Ada Bird0')
  for (let number = 1; number < 1_000; number++) read(`Ada Bird${number}`)
  expect(read('Ada Bird0')).toBe(first)
  expect(read('Ada Bird1000')).not.toBe(read('Ada Bird1000'))
})

// The length limit of a line. With a pattern that restarts at each letter, one such cell would take seconds, and all
// of them minutes.
const letters = 98_000
const hostile = [' ', '1', '1,', 'a', 'a 1', '1 ', '0.', '(', ' 0:00:00.0', 'x1', ', ', '@a.'].map((piece) =>
  `x${piece.repeat(letters / piece.length)}!`.slice(1),
)
// All figures of one type are read in the same way.
const kindOf = (column: FileColumn) => (!isOwnColumn(column) && isFigure(column) ? columnOf(column).type : column)
const columns = fileColumns.filter(
  (column, index) =>
    readAs(column) === column &&
    !isWorkedOut(column) &&
    fileColumns.findIndex((other) => readAs(other) === other && kindOf(other) === kindOf(column)) === index,
)

test.each(columns)('a cell of 98,000 letters under %s is read or refused in one pass', (column) => {
  const read = readerOf(column)
  for (const cell of hostile) {
    try {
      read(cell)
    } catch (error) {
      expect(error).toBeInstanceOf(CellRefused)
    }
  }
})
