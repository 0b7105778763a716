import { expect, test } from 'vitest'
import { csvRow } from '#features/exports/file/csv-file.ts'

const codes = Uint16Array.from([0, 1, 0, 1, 0, 1])
const columns = [{ kind: 'text' }, { kind: 'number' }] as const
const lines = ['"name 0",0', '"ñame 1",1', '"name 0",0', '"ñame 1",1', '"name 0",0', '"ñame 1",1']

/** Every line of a file, and how many cells were read for it. */
function write(names: readonly string[], memoizedBytes?: number) {
  let cellsRead = 0
  const reader = (cellOf: (code: number) => string | number) => ({
    codes,
    codeCount: names.length,
    cellAt: (code: number) => {
      cellsRead++
      return cellOf(code)
    },
  })
  const lineOf = csvRow(columns, [reader((code) => names[code] as string), reader((code) => code)], memoizedBytes)
  return { lines: Array.from(codes, (_, row) => lineOf(row)), cellsRead: () => cellsRead }
}

test('what officials of one jurisdiction share is written once', () => {
  const written = write(['name 0', 'ñame 1'])
  expect(written.lines).toEqual(lines)
  expect(written.cellsRead()).toBe(4)
})

test('where there is no memory left to memoize them, the lines are the same', () => {
  const written = write(['name 0', 'ñame 1'], 12)
  expect(written.lines).toEqual(lines)
  // The first is memoized, the second read each time.
  expect(written.cellsRead()).toBe(2 + 6)
})

test('letters that take two bytes fill the room sooner', () => {
  const bytes = 2 * '"name 0",0'.length
  expect(write(['name 0', 'name 1'], bytes).cellsRead()).toBe(4)
  expect(write(['nāme 0', 'nāme 1'], bytes).cellsRead()).toBe(2 + 6)
})
