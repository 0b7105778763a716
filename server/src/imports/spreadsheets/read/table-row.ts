export interface TableRow {
  /** The line on which the row starts; the first line of the file is 1. */
  readonly line: number
  readonly cells: readonly string[]
}
