/** A file as a state publishes it. */
export interface PublishedFile {
  readonly name: string
  readonly bytes: Uint8Array
  /** Of an Excel workbook, those whose names are wanted. */
  readonly sheets: (isWanted: (name: string) => boolean) => readonly Sheet[]
}

export interface Sheet {
  readonly name: string
  /** Each row as the texts of its cells, the empty ones too. */
  readonly rows: readonly (readonly string[])[]
}
