import type { Counties } from '@atlas/contract/endpoints/places/counties.ts'
import type { StoredFacts } from '#dataset/facts.ts'
import type { FigureSources } from '#dataset/figure-sources.ts'
import type { OfficialSources } from '#dataset/official-sources.ts'
import { buildPlaceIndex, updatePlaceIndex } from '#dataset/places/build-place-index.ts'
import { buildPlaces, updatePlaces } from '#dataset/places/build-places.ts'
import { shareColumns } from '#dataset/places/governing-bodies.ts'
import { affectedPlaces, placesServed } from '#dataset/places/affected-places.ts'
import { listedPlaces, officialsOfPlaces } from '#dataset/places/listed-places.ts'
import { type PlaceSources, placeSources, updatePlaceSources } from '#dataset/places/place-sources.ts'
import type { Places } from '#dataset/places/places.ts'
import { placesOfSeats } from '#dataset/seats/seat-groups.ts'
import { changedAreas, type SeatsOnFile } from '#dataset/seats/seats-on-file.ts'
import type { ReadPlaces } from '#dataset/places/read-places.ts'
import { indexesIn } from '#search/counting-sort.ts'
import { type BuiltIndex, indexColumn, valueAt } from '#search/search-index.ts'

type PlaceDataInput = Omit<Parameters<typeof buildPlaces>[1], 'zips'> & {
  readonly facts: readonly StoredFacts[]
  readonly counties: Counties
  readonly figures: FigureSources
  /** The index of officials, and their sources. */
  readonly index: BuiltIndex
  readonly seats: SeatsOnFile
  readonly officials: OfficialSources
}

export interface PlaceData {
  readonly places: Places
  /** The search index of places, and the sources of its rows. */
  readonly placeIndex: BuiltIndex
  readonly sources: PlaceSources
}

export function buildPlaceData({ stored, zips }: ReadPlaces, input: PlaceDataInput): PlaceData {
  const { facts, counties, index, seats, officials, figures, ...areas } = input
  const places = buildPlaces(stored, { ...areas, zips })
  const placeIndex = buildPlaceIndex(listedPlaces({ stored, places, index, seats, facts, counties }), index)
  const sources = placeSources({ stored, places, figures, officials, placeOfRow: placeIndex.ids })
  return { places, placeIndex, sources }
}

/** The same places with the same figures, after officials in the jurisdictions with these numbers have changed. */
export function updatePlaceData(
  { stored, zips }: ReadPlaces,
  input: PlaceDataInput,
  before: PlaceData & { readonly seats: SeatsOnFile },
  jurisdictions: ReadonlySet<number>,
): PlaceData {
  const { index, seats, officials, figures, facts: _, counties: __, ...areas } = input
  const places = updatePlaces(before.places, stored, { ...areas, zips })
  const touched = new Set(places.areas.ids.keys().filter((area) => jurisdictions.has(places.areas.ids[area] as number)))
  // If other areas elect officials, all areas are renumbered.
  const touchedSeats = changedAreas(before.seats, seats)
  const affected =
    places.touching === before.places.touching && touchedSeats
      ? new Set([
          ...affectedPlaces(before.places, places, touched),
          ...placesServed(placesOfSeats(places, seats), touchedSeats),
        ])
      : new Set(stored.keys())
  const officialsOf = officialsOfPlaces(places, { index, seats }, blackShareIn(before.placeIndex))
  const placeIndex = updatePlaceIndex(before.placeIndex, affected, officialsOf, index.version)
  const about = { stored, places, figures, officials, placeOfRow: placeIndex.ids }
  return { places, placeIndex, sources: updatePlaceSources(about, before.sources, affected) }
}

function blackShareIn(placeIndex: BuiltIndex): (number: number) => number | null {
  const rowOf = indexesIn(placeIndex.ids)
  const column = indexColumn(placeIndex, shareColumns.black)
  return (number) => valueAt(column, rowOf[number] as number) as number | null
}
