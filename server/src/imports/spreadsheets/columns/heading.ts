import type { FileColumn } from '#imports/spreadsheets/columns/file-columns.ts'

/** A heading of a file that was recognized. */
export interface Heading {
  /** From 0. */
  readonly index: number
  readonly text: string
  readonly column: FileColumn
  /** The heading says that its shares are percentages, as in an export. */
  readonly isOutOfHundred: boolean
}

// Never imported; a column with these words is reported rather than ignored.
const privateMatters = /\b(home|personal|private|cell|mobile|spouse|religion|residence|residential)\b/i

export function isPrivateMatter(heading: string): boolean {
  return privateMatters.test(heading)
}
