import type { FileColumn } from '#imports/spreadsheets/columns/file-columns.ts'

/** A heading of a file that is understood. */
export interface Heading {
  /** From 0. */
  readonly index: number
  readonly text: string
  readonly column: FileColumn
  /** The heading itself says that shares are out of a hundred, as those of an export do. */
  readonly isOutOfHundred: boolean
}

// Never imported, so a column of them is not passed over in silence.
const privateMatters = /\b(home|personal|private|cell|mobile|spouse|religion|residence|residential)\b/i

export function isPrivateMatter(heading: string): boolean {
  return privateMatters.test(heading)
}
