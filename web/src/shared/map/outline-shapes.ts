/**
 * Outlines, of counties or of districts, as they travel to the browser: every border once, so that neighbors
 * share it and no sliver opens between them. Whole numbers, `unitsPerPixel` to a pixel of the sheet.
 */
export interface OutlineShapes {
  readonly unitsPerPixel: number
  /** Each border, in the order in which the outlines first need it: where it begins, then its steps. */
  readonly borders: readonly (readonly number[])[]
  readonly outlines: readonly OutlineShape[]
}

interface OutlineShape {
  /** Of the place that it is the outline of: a county's FIPS code, "al-house-67". */
  readonly id: string
  /** Closed lines: 0 is the next border that nobody has used yet, n the one n before it, backwards. */
  readonly rings: readonly (readonly number[])[]
}

export type Point = readonly [x: number, y: number]
