import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import type { Snapshot } from '#dataset/dataset.ts'
import { placeAt, type PlaceOnFile } from '#dataset/places/places.ts'
import { figuresOfPlace, type PlaceFigures } from '#features/places/figures-of-place.ts'

/** The people of a whole state are those of its counties together, because no source states them. */
export function partsOf(snapshot: Snapshot, place: PlaceOnFile): readonly PlaceFigures[] {
  if (place.kind !== 'state') return [figuresOfPlace(snapshot, place, true)]
  return Array.from(place.counties, (county) => figuresOfPlace(snapshot, placeAt(snapshot.places, county), true))
}

/** How many people of a place a column counts; null where a part of them is not on file. */
export function peopleOf(snapshot: Snapshot, place: PlaceOnFile): (column: ColumnId) => number | null {
  const parts = partsOf(snapshot, place)
  return (column) =>
    parts.reduce<number | null>((sum, { numberOf }) => {
      const people = numberOf(column)
      return sum === null || people === null ? null : sum + people
    }, 0)
}
