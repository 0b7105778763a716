import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { csvFile } from '#features/exports/file/csv-file.ts'
import { csvLines } from '#features/exports/file/csv-lines.ts'
import { exportedColumn } from '#features/exports/file/exported-column.ts'
import { type CellReader, cellsOf, exportedRows } from '#features/exports/file/exported-rows.ts'
import { TextBlock } from '#features/exports/file/text-block.ts'
import { testIndex } from '#testing/search/index.ts'

const codes = Uint16Array.from([0, 1, 0, 1, 0, 1])
const columns = [{ kind: 'text' }, { kind: 'number' }] as const
const lines = ['"name 0",0', '"ñame 1",1', '"name 0",0', '"ñame 1",1', '"name 0",0', '"ñame 1",1']

/** The lines of some rows. */
function linesOf(
  kinds: Parameters<typeof csvLines>[0],
  readers: CellReader[],
  rows: readonly number[],
  bytes?: number,
) {
  const writeLine = csvLines(kinds, { readers, total: rows.length }, 'any program', bytes)
  const block = new TextBlock(4)
  for (const row of rows) writeLine(row, block)
  return Buffer.from(block.take().bytes).toString().split('\r\n').slice(0, -1)
}

/** Every line of a file, and how many cells were read for it. */
function write(names: readonly string[], rememberedBytes?: number) {
  let cellsRead = 0
  const reader = (cellOf: (code: number) => string | number) => ({
    codes,
    codeCount: names.length,
    cellAt: (code: number) => {
      cellsRead++
      return cellOf(code)
    },
  })
  const readers = [reader((code) => names[code] as string), reader((code) => code)]
  return { lines: linesOf(columns, readers, [...codes.keys()], rememberedBytes), cellsRead }
}

test('what officials of one jurisdiction share is written once', () => {
  expect(write(['name 0', 'ñame 1'])).toEqual({ lines, cellsRead: 4 })
})

test('where there is no memory left to remember them, the lines are the same', () => {
  // The first fills it, the second is read each time.
  expect(write(['name 0', 'ñame 1'], 12)).toEqual({ lines, cellsRead: 2 + 6 })
})

test('letters that take two bytes fill the memory sooner', () => {
  const bytes = '"name 0",0\r\n'.length + 1
  expect(write(['name 0', 'name 1'], bytes).cellsRead).toBe(4)
  expect(write(['nāme 0', 'name 1'], bytes).cellsRead).toBe(2 + 6)
})

test('a short file reads no more than its own rows, a long one all values in turn', () => {
  const read: number[] = []
  const ofRows = Uint16Array.from({ length: 200 }, (_, row) => 99 - (row % 100))
  const readers = [{ codes: ofRows, codeCount: 100, cellAt: (code: number) => read.push(code) && code }]
  expect(linesOf([{ kind: 'number' }], readers, [0, 1, 100])).toEqual(['99', '98', '99'])
  expect(read.splice(0)).toEqual([99, 98])
  linesOf([{ kind: 'number' }], readers, [...ofRows.keys()])
  expect(read.slice(0, 3)).toEqual([64, 65, 66])
  expect(read).toHaveLength(100)
})

test('neighboring columns of different levels are each written by their own codes', () => {
  const level = Uint16Array.of(1, 0)
  const reader = (at: Uint16Array | null, name: string) => ({
    codes: at,
    codeCount: 2,
    cellAt: (code: number) => `${name}${code}`,
  })
  const kinds = Array.from({ length: 4 }, () => ({ kind: 'text' as const }))
  const readers = [reader(null, 'a'), reader(level, 'b'), reader(level, 'c'), reader(null, 'd')]
  expect(linesOf(kinds, readers, [0, 1])).toEqual(['"a0","b1","c1","d0"', '"a1","b0","c0","d1"'])
})

test('a column with nearly as many values as officials is written without remembering any', () => {
  let cellsRead = 0
  const cellAt = () => ++cellsRead
  const read = (codeCount: number) => {
    cellsRead = 0
    linesOf([{ kind: 'number' }], [{ codes: Uint32Array.of(1, 1, 1, 1), codeCount, cellAt }], [0, 1])
    return cellsRead
  }
  expect([read(3), read(2)]).toEqual([2, 2])
})

const index = testIndex(
  Array.from({ length: 2_500 }, (_, row) => ({
    'eo.name': `Name ${row}`,
    'party.name': row % 2 ? 'Democratic' : null,
  })),
)
const columnsOf = [exportedColumn('party.name', 'all'), exportedColumn('eo.name', 'all')]
const rowsUnder = (signal: AbortSignal) =>
  exportedRows(
    index,
    columnsOf,
    [],
    { filters: [{ column_id: 'party.name', operator: 'eq', value: 'democratic' }], sort: [] },
    signal,
  )

test('a file holds its headings and every row that was asked for, and says how far it is', async () => {
  const rows = rowsUnder(new AbortController().signal)
  expect([rows.total, rows.done()]).toEqual([1_250, 0])
  const text = gunzipSync(await buffer(csvFile(columnsOf, rows, 'any program'))).toString()
  const written = text.split('\r\n')
  expect(written.slice(0, 3)).toEqual(['\uFEFF"Party","Name"', '"Democratic","Name 1"', '"Democratic","Name 3"'])
  expect(written.slice(-2)).toEqual(['"Democratic","Name 2499"', ''])
  expect([written.length, rows.done()]).toEqual([1_252, 1_250])
})

test('rows are done once the part of the file that holds them is handed on', async () => {
  const rows = rowsUnder(new AbortController().signal)
  const pieces = csvFile(columnsOf, rows, 'any program')[Symbol.asyncIterator]()
  await pieces.next()
  expect(rows.done()).toBe(0)
  await pieces.next()
  expect(rows.done()).toBe(1_250)
})

test('a few hundred rows are read at a time, and none once the work is to stop', () => {
  const stop = new AbortController()
  const rows = rowsUnder(stop.signal)
  const batches = rows.batches()
  const first = batches.next().value as readonly number[]
  expect(first).toHaveLength(250)
  expect(cellsOf(rows, first[0] as number)).toEqual(['Democratic', 'Name 1'])
  stop.abort()
  expect(() => batches.next()).toThrow('aborted')
})
