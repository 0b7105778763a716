/** A spreadsheet as it was chosen: its headings, and each row under them as texts. */
export interface TableFile {
  readonly name: string
  readonly headings: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** Why a file is not read, as a sentence. */
export class UnreadableFile extends Error {}

export const mostColumns = 200
