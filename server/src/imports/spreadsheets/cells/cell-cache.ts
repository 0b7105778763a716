import type { FileColumn } from '#imports/spreadsheets/columns/file-columns.ts'
import type { Heading } from '#imports/spreadsheets/columns/heading.ts'
import { CellRefused } from '#imports/spreadsheets/problems/problems.ts'
import type { CellValue } from '#imports/spreadsheets/cells/cell-value.ts'
import { readCell } from '#imports/spreadsheets/cells/read-cell.ts'

type ParsedCell = readonly (readonly [FileColumn, CellValue])[]
/** Reads the cells under one heading; throws if a cell is refused. */
export type CellReader = (cell: string) => ParsedCell

// At most a few hundred kilobytes per column.
const mostCached = 1_000
const longestCached = 100

/** A cell that many rows repeat, such as a party or the same misspelling, is read once. */
export function cachedCellReader(heading: Heading): CellReader {
  const cache = new Map<string, ParsedCell | CellRefused>()
  return (cell) => {
    const parsed = cache.get(cell) ?? attempt(cell, heading)
    if (cache.size < mostCached && cell.length <= longestCached) cache.set(cell, parsed)
    if (parsed instanceof CellRefused) throw parsed
    return parsed
  }
}

function attempt(cell: string, heading: Heading): ParsedCell | CellRefused {
  try {
    return readCell(cell, heading)
  } catch (error) {
    if (!(error instanceof CellRefused)) throw error
    return error
  }
}
