import type { ReactNode } from 'react'

/** A row of the table, which is also a mark of the drawing and a line of the file. */
export interface PictureRow {
  readonly key: string
  /** A text for each heading, the same in the drawing, the table and the file. */
  readonly cells: readonly string[]
  /** The label of its mark: "District 34, Jane Doe: African-American". */
  readonly words: string
  /** Renders the text of the first cell as a link to what the row is about. */
  readonly link?: (text: string) => ReactNode
  /** Called when its mark is pressed, or on Enter. */
  readonly onOpen?: () => void
}

/** The shape of a row, and the box that shows its keyboard focus. */
export interface PictureMark {
  /** The key of its row. */
  readonly key: string
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  readonly shape: ReactNode
}

/**
 * The drawing as SVG whose colors, lines and fonts are attributes: `fill="var(--chart-1)"`. Files of a picture have no
 * style sheet, so there the variables are replaced by the values for paper.
 */
export interface Drawing {
  readonly width: number
  readonly height: number
  /** Axes, lines and labels, drawn below the marks. */
  readonly ground?: ReactNode
  /** In the same order as the rows. */
  readonly marks: readonly PictureMark[]
}

/** An entry of the key; the symbol is drawn in a box of 14 by 14. */
export interface PictureKey {
  readonly symbol: ReactNode
  readonly label: string
  /** How many marks have this look. */
  readonly count?: string
}

/** Everything about a picture. All pictures are shown, read, copied and saved in the same way. */
export interface Picture {
  readonly title: string
  /** One sentence with the numbers in the drawing. */
  readonly sentence: string
  /** A text alternative for the whole picture. */
  readonly sum: string
  /** Source and date of the numbers: "2020 Census; officials on file, 11-26-2026" */
  readonly source: string
  readonly headings: readonly string[]
  readonly rows: readonly PictureRow[]
  readonly keys: readonly PictureKey[]
  /** For a narrow or a wider screen; null if too little is known to draw it. */
  readonly draw: ((isNarrow: boolean) => Drawing) | null
  /** The name of its files, without an extension. */
  readonly fileName: string
}

/** With fewer known values nothing is drawn, because two would look like a whole. */
export const fewestKnown = 3

/** A file name that is valid on every system. */
export function fileNameOf(words: string): string {
  return words
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
