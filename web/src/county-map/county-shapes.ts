/**
 * The outlines of the counties as they travel to the browser: every border once, so that neighbours
 * share it and no sliver opens between them. Whole numbers, `unitsPerPixel` to a pixel of the sheet.
 */
export interface CountyShapes {
  /** Each border, in the order in which the counties first need it: where it begins, then its steps. */
  readonly borders: readonly (readonly number[])[]
  /** Sorted by FIPS code. */
  readonly counties: readonly CountyShape[]
}

interface CountyShape {
  readonly id: string
  /** Closed lines: 0 is the next border that nobody has used yet, n the one n before it, backwards. */
  readonly rings: readonly (readonly number[])[]
}

export type Point = readonly [x: number, y: number]

export const unitsPerPixel = 4
