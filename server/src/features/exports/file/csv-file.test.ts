import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { csvFile, csvRow } from '#features/exports/file/csv-file.ts'
import { exportedColumn } from '#features/exports/file/exported-column.ts'
import { cellsOf, exportedRows } from '#features/exports/file/exported-rows.ts'
import { testIndex } from '#search/test-index.ts'

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

test('neighbouring columns of different levels are each written by their own codes', () => {
  const level = Uint16Array.of(1, 0)
  const reader = (at: Uint16Array | null, name: string) => ({
    codes: at,
    codeCount: 2,
    cellAt: (code: number) => `${name}${code}`,
  })
  const kinds = Array.from({ length: 4 }, () => ({ kind: 'text' as const }))
  const lineOf = csvRow(kinds, [reader(null, 'a'), reader(level, 'b'), reader(level, 'c'), reader(null, 'd')])
  expect([0, 1].map(lineOf)).toEqual(['"a0","b1","c1","d0"', '"a1","b0","c0","d1"'])
})

test('a column with more values than jurisdictions is written without remembering any', () => {
  const codes = Uint32Array.of(7, 7)
  let cellsRead = 0
  const cellAt = () => ++cellsRead
  const lines = (codeCount: number) => {
    const lineOf = csvRow([{ kind: 'number' }], [{ codes, codeCount, cellAt }])
    cellsRead = 0
    return [0, 1].map(lineOf)
  }
  expect(lines(100_001)).toEqual(['1', '2'])
  expect(lines(100_000)).toEqual(['1', '1'])
})

const index = testIndex(
  Array.from({ length: 2_500 }, (_, row) => ({
    'eo.name': `Name ${row}`,
    'party.name': row % 2 ? 'Democratic' : null,
  })),
)
const columnsOf = [exportedColumn('party.name'), exportedColumn('eo.name')]
const rowsUnder = (signal: AbortSignal) =>
  exportedRows(
    index,
    columnsOf,
    { filters: [{ column_id: 'party.name', operator: 'eq', value: 'democratic' }], sort: [] },
    signal,
  )

test('a file holds its headings and every row that was asked for, and says how far it is', async () => {
  const rows = rowsUnder(new AbortController().signal)
  expect([rows.total, rows.done()]).toEqual([1_250, 0])
  const text = gunzipSync(await buffer(csvFile(columnsOf, rows))).toString()
  const written = text.split('\r\n')
  expect(written.slice(0, 3)).toEqual(['\uFEFF"Party","Name"', '"Democratic","Name 1"', '"Democratic","Name 3"'])
  expect(written.slice(-2)).toEqual(['"Democratic","Name 2499"', ''])
  expect([written.length, rows.done()]).toEqual([1_252, 1_250])
})

test('a thousand rows are read at a time, and none once the work is to stop', () => {
  const stop = new AbortController()
  const rows = rowsUnder(stop.signal)
  const batches = rows.batches()
  const first = batches.next().value as readonly number[]
  expect([first.length, rows.done()]).toEqual([1_000, 0])
  expect(cellsOf(rows, first[0] as number)).toEqual(['Democratic', 'Name 1'])
  stop.abort()
  expect(() => batches.next()).toThrow('aborted')
  expect(rows.done()).toBe(1_000)
})
