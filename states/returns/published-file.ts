/** A file published by a state. */
export interface PublishedFile {
  readonly name: string
  readonly bytes: Uint8Array
  /** The sheets of an Excel workbook whose names match. */
  readonly sheets: (isWanted: (name: string) => boolean) => readonly Sheet[]
}

export interface Sheet {
  readonly name: string
  /** The rows as the texts of their cells, including empty ones. */
  readonly rows: readonly (readonly string[])[]
}
