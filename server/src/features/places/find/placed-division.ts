import { findPlace, placeAt, type Places } from '#dataset/places/places.ts'
import type { Division } from '#outlines/divisions-at.ts'

/** A division whose place is on file. */
export type PlacedDivision = Division & { readonly number: number; readonly name: string }

/** A division with its place, where that is on file. */
export function placed(places: Places, division: Division): PlacedDivision[] {
  const number = findPlace(places, division.id)
  return number === undefined ? [] : [{ ...division, number, name: placeAt(places, number).name }]
}
