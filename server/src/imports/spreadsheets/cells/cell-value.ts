import type { FileColumn } from '#imports/spreadsheets/columns/file-columns.ts'

export type CellValue = string | number | readonly string[]
/** What the filled cells of a row say; a cell of named counts says several things. */
export interface CellValues extends Iterable<readonly [FileColumn, CellValue]> {
  get(column: FileColumn): CellValue | undefined
  has(column: FileColumn): boolean
}
