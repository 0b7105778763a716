import { csvField } from '#features/exports/csv.ts'
import type { CellKind, ExportedColumn } from '#features/exports/exported-column.ts'
import type { CellReader } from '#features/exports/exported-rows.ts'

interface Column extends CellReader {
  readonly kind: CellKind
}

// Columns with more different values than jurisdictions are, such as phones, hardly say anything twice.
const mostCodes = 100_000
// The figures of 94,000 jurisdictions are 66 million letters, a byte each. Beyond that a line is written each time.
const mostRememberedBytes = 80_000_000

/** How much may still be remembered for one file. */
interface Room {
  bytes: number
}

/**
 * Writes the line of a row. Neighbouring columns of one level, such as the figures of a jurisdiction, share their
 * codes: what they say together is written once for each jurisdiction, not once for each official.
 */
export function csvRow(
  columns: readonly Pick<ExportedColumn, 'kind'>[],
  readers: readonly CellReader[],
  rememberedBytes = mostRememberedBytes,
): (row: number) => string {
  const runs: [Column, ...Column[]][] = []
  for (const [place, reader] of readers.entries()) {
    const column = { ...reader, kind: (columns[place] as Column).kind }
    const run = runs.at(-1)
    if (run && run[0].codes === column.codes) run.push(column)
    else runs.push([column])
  }
  const room = { bytes: rememberedBytes }
  const writers = runs.map((run) => writerOf(run, room))
  return (row) => writers.map((write) => write(row)).join(',')
}

function writerOf(run: readonly [Column, ...Column[]], room: Room): (row: number) => string {
  const write = (code: number) => run.map(({ kind, cellAt }) => csvField[kind](cellAt(code))).join(',')
  const { codes, codeCount } = run[0]
  if (!codes) return write
  if (codeCount > mostCodes) return (row) => write(codes[row] as number)
  const remembered: (string | undefined)[] = Array.from({ length: codeCount })
  return (row) => {
    const code = codes[row] as number
    const known = remembered[code]
    if (known !== undefined) return known
    const text = write(code)
    const bytes = bytesOf(text)
    if (bytes > room.bytes) return text
    room.bytes -= bytes
    remembered[code] = text
    return text
  }
}

// oxlint-disable-next-line no-control-regex -- the letters that take one byte in memory
const narrow = /^[\u0000-\u00FF]*$/

function bytesOf(text: string): number {
  return narrow.test(text) ? text.length : 2 * text.length
}
