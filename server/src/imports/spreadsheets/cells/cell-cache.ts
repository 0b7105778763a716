import type { FileColumn } from '#imports/spreadsheets/columns/file-columns.ts'
import type { Heading } from '#imports/spreadsheets/columns/heading.ts'
import { CellRefused } from '#imports/spreadsheets/problems/problems.ts'
import type { CellValue } from '#imports/spreadsheets/cells/cell-value.ts'
import { readCell } from '#imports/spreadsheets/cells/read-cell.ts'

type Said = readonly (readonly [FileColumn, CellValue])[]
/** Reads the cells under one heading; throws where one is refused. */
export type CellReader = (cell: string) => Said

// Some hundred kilobytes for each column at most.
const mostRemembered = 1_000
const longestRemembered = 100

/** What many rows say, such as a party or the same slip, is read once. */
export function cachedCellReader(heading: Heading): CellReader {
  const known = new Map<string, Said | CellRefused>()
  return (cell) => {
    const said = known.get(cell) ?? attempt(cell, heading)
    if (known.size < mostRemembered && cell.length <= longestRemembered) known.set(cell, said)
    if (said instanceof CellRefused) throw said
    return said
  }
}

function attempt(cell: string, heading: Heading): Said | CellRefused {
  try {
    return readCell(cell, heading)
  } catch (error) {
    if (!(error instanceof CellRefused)) throw error
    return error
  }
}
