import type { ReactNode } from 'react'

/** A line of the table, which is also a mark of the drawing and a row of the file. */
export interface PictureRow {
  readonly key: string
  /** A text for each heading, in the drawing, the table and the file alike. */
  readonly cells: readonly string[]
  /** What is said of its mark: "District 34, Jane Doe: African-American". */
  readonly words: string
  /** Leads to what the row is about; given the text of its first cell. */
  readonly link?: (text: string) => ReactNode
  /** What a press on its mark, or Enter, does. */
  readonly onOpen?: () => void
}

/** The shape of a row, and the box around it that the keyboard shows. */
export interface PictureMark {
  /** That of its row. */
  readonly key: string
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  readonly shape: ReactNode
}

/**
 * What is drawn, as SVG whose colors, lines and fonts are attributes: `fill="var(--chart-1)"`. A file of the picture
 * has no style sheet, so the variables are replaced there by the values of paper.
 */
export interface Drawing {
  readonly width: number
  readonly height: number
  /** Axes, lines and letters, below the marks. */
  readonly ground?: ReactNode
  /** In the order of the rows. */
  readonly marks: readonly PictureMark[]
}

/** What a look of the marks means; the symbol is drawn in a box of 14 by 14. */
export interface PictureKey {
  readonly symbol: ReactNode
  readonly label: string
  /** How many there are of it. */
  readonly count?: string
}

/** All that is said of a picture; how it is shown, read, copied and saved is the same for each. */
export interface Picture {
  readonly title: string
  /** One sentence, with the numbers of the drawing. */
  readonly sentence: string
  /** The whole in words, for whoever does not see it. */
  readonly sum: string
  /** Whose the numbers are and of what day: "2020 Census; officials on file, 11-26-2026" */
  readonly source: string
  readonly headings: readonly string[]
  readonly rows: readonly PictureRow[]
  readonly keys: readonly PictureKey[]
  /** On a narrow screen and anywhere else; null where too little is known to draw it. */
  readonly draw: ((isNarrow: boolean) => Drawing) | null
  /** Of its files, without an ending. */
  readonly fileName: string
}

/** With fewer that are known nothing is drawn: two would look like a whole. */
export const fewestKnown = 3

/** What is read as the name of a file on every system. */
export function fileNameOf(words: string): string {
  return words
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
