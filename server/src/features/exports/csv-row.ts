import { csvField } from '#features/exports/csv.ts'
import type { CellKind, ExportedColumn } from '#features/exports/exported-column.ts'
import type { CellReader } from '#features/exports/exported-rows.ts'

interface Column extends CellReader {
  readonly kind: CellKind
}

// Some hundred letters each: however many rows there are, no more memory than that is needed.
const mostRemembered = 100_000

/**
 * Writes the line of a row. Neighbouring columns of one level, such as the figures of a jurisdiction, share their
 * codes: what they say together is written once for each jurisdiction, not once for each official.
 */
export function csvRow(columns: readonly ExportedColumn[], readers: readonly CellReader[]): (row: number) => string {
  const runs: [Column, ...Column[]][] = []
  for (const [place, reader] of readers.entries()) {
    const column = { ...reader, kind: (columns[place] as ExportedColumn).kind }
    const run = runs.at(-1)
    if (run && run[0].codes === column.codes) run.push(column)
    else runs.push([column])
  }
  const writers = runs.map(writerOf)
  return (row) => writers.map((write) => write(row)).join(',')
}

function writerOf(run: readonly [Column, ...Column[]]): (row: number) => string {
  const write = (code: number) => run.map(({ kind, cellAt }) => csvField[kind](cellAt(code))).join(',')
  const { codes, codeCount } = run[0]
  if (!codes) return write
  if (codeCount > mostRemembered) return (row) => write(codes[row] as number)
  const remembered: (string | undefined)[] = Array.from({ length: codeCount })
  return (row) => {
    const code = codes[row] as number
    return (remembered[code] ??= write(code))
  }
}
