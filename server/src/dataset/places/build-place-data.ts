import type { Counties } from '@atlas/contract/endpoints/places/counties.ts'
import type { StoredFacts } from '#dataset/facts.ts'
import type { OfficialSources } from '#dataset/official-sources.ts'
import { buildPlaceIndex } from '#dataset/places/build-place-index.ts'
import { buildPlaces } from '#dataset/places/build-places.ts'
import { listedPlaces, rowsOfPlace } from '#dataset/places/listed-places.ts'
import { type PlaceSources, placeSources } from '#dataset/places/place-sources.ts'
import type { Places } from '#dataset/places/places.ts'
import type { ReadPlaces } from '#dataset/places/read-places.ts'
import type { BuiltIndex } from '#search/search-index.ts'

type PlaceDataInput = Omit<Parameters<typeof buildPlaces>[1], 'zips'> & {
  readonly facts: readonly StoredFacts[]
  readonly counties: Counties
  /** Of the officials, and where these come from. */
  readonly index: BuiltIndex
  readonly officials: OfficialSources
}

interface PlaceData {
  readonly places: Places
  /** The same to be searched, and where each of its rows comes from. */
  readonly placeIndex: BuiltIndex
  readonly sources: PlaceSources
}

export function buildPlaceData({ stored, zips }: ReadPlaces, input: PlaceDataInput): PlaceData {
  const { facts, counties, index, officials, ...areas } = input
  const places = buildPlaces(stored, { ...areas, zips })
  const placeIndex = buildPlaceIndex(listedPlaces({ stored, places, index, facts, counties }), index)
  const rowsOf = (number: number) => rowsOfPlace(places, number)
  const sources = placeSources({ stored, facts, officials, rowsOf, placeOfRow: placeIndex.ids })
  return { places, placeIndex, sources }
}
