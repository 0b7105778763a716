import type { FileColumn } from '#imports/spreadsheets/columns/file-columns.ts'

export type CellValue = string | number | readonly string[]
/** The values in the filled cells of a row; a cell of named counts has several values. */
export interface CellValues extends Iterable<readonly [FileColumn, CellValue]> {
  get(column: FileColumn): CellValue | undefined
  has(column: FileColumn): boolean
}
