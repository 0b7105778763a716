import { Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import { csvField, csvStart, endOfRow } from '#features/exports/file/csv-field.ts'
import type { CellKind, ExportedColumn } from '#features/exports/file/exported-column.ts'
import type { CellReader, ExportedRows } from '#features/exports/file/exported-rows.ts'

// Half the time of the usual level for a file a tenth larger.
const compressionLevel = 3

/** The CSV file, packed with gzip, as a stream that is made while it is read. */
export function csvFile(columns: readonly ExportedColumn[], rows: ExportedRows): Readable {
  const lineOf = csvRow(columns, rows.readers)
  function* text() {
    yield csvStart(columns.map(({ heading }) => heading))
    // Joined, not added up: that would be copied again and again.
    for (const batch of rows.batches()) yield batch.map((row) => lineOf(row) + endOfRow).join('')
  }
  return Readable.from(text(), { objectMode: true, highWaterMark: 1 }).compose(
    createGzip({ level: compressionLevel }),
  ) as Readable
}

interface Column extends CellReader {
  readonly kind: CellKind
}

// Columns with more different values than there are jurisdictions, such as phones, hardly repeat a value.
const mostCodes = 100_000
// The figures of 94,000 jurisdictions are 66 million letters, a byte each. Beyond that a line is written each time.
const mostMemoizedBytes = 80_000_000

/** How much may still be memoized for one file. */
interface MemoBudget {
  bytes: number
}

/**
 * Writes the line of a row. Neighbouring columns of one level, such as the figures of a jurisdiction, share their
 * codes: what they say together is written once for each jurisdiction, not once for each official.
 */
export function csvRow(
  columns: readonly Pick<ExportedColumn, 'kind'>[],
  readers: readonly CellReader[],
  memoizedBytes = mostMemoizedBytes,
): (row: number) => string {
  const runs: [Column, ...Column[]][] = []
  for (const [place, reader] of readers.entries()) {
    const column = { ...reader, kind: (columns[place] as Column).kind }
    const run = runs.at(-1)
    if (run && run[0].codes === column.codes) run.push(column)
    else runs.push([column])
  }
  const budget = { bytes: memoizedBytes }
  const writers = runs.map((run) => writerOf(run, budget))
  return (row) => writers.map((write) => write(row)).join(',')
}

function writerOf(run: readonly [Column, ...Column[]], budget: MemoBudget): (row: number) => string {
  const write = (code: number) => run.map(({ kind, cellAt }) => csvField[kind](cellAt(code))).join(',')
  const { codes, codeCount } = run[0]
  if (!codes) return write
  if (codeCount > mostCodes) return (row) => write(codes[row] as number)
  const memoized: (string | undefined)[] = Array.from({ length: codeCount })
  return (row) => {
    const code = codes[row] as number
    const known = memoized[code]
    if (known !== undefined) return known
    const text = write(code)
    const bytes = bytesOf(text)
    if (bytes > budget.bytes) return text
    budget.bytes -= bytes
    memoized[code] = text
    return text
  }
}

// oxlint-disable-next-line no-control-regex -- the letters that take one byte in memory
const narrow = /^[\u0000-\u00FF]*$/

function bytesOf(text: string): number {
  return narrow.test(text) ? text.length : 2 * text.length
}
