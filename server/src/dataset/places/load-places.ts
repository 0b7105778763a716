import type { Counties } from '@atlas/contract/endpoints/counties.ts'
import type { Database } from '#database/connect.ts'
import type { StoredFacts } from '#dataset/facts.ts'
import type { OfficialSources } from '#dataset/official-sources.ts'
import { buildPlaceIndex } from '#dataset/places/build-place-index.ts'
import { buildPlaces } from '#dataset/places/build-places.ts'
import { listedPlaces, rowsOfPlace } from '#dataset/places/listed-places.ts'
import { type PlaceSources, placeSources } from '#dataset/places/place-sources.ts'
import type { Places } from '#dataset/places/places.ts'
import { readZips } from '#dataset/places/read-zips.ts'
import { readStoredPlaces } from '#dataset/places/stored-places.ts'
import type { StoredJurisdiction } from '#dataset/stored-rows.ts'
import type { BuiltIndex } from '#search/search-index.ts'

type Given = Omit<Parameters<typeof buildPlaces>[1], 'zips'> & {
  readonly jurisdictions: ReadonlyMap<number, StoredJurisdiction>
  readonly facts: readonly StoredFacts[]
  readonly counties: Counties
  /** Of the officials, and where these come from. */
  readonly index: BuiltIndex
  readonly officials: OfficialSources
}

interface LoadedPlaces {
  readonly places: Places
  /** The same to be searched, and where each of its rows comes from. */
  readonly placeIndex: BuiltIndex
  readonly sources: PlaceSources
}

export async function loadPlaces(transaction: Database, given: Given): Promise<LoadedPlaces> {
  const { jurisdictions, facts, counties, index, officials, ...areas } = given
  const stored = await readStoredPlaces(transaction, jurisdictions)
  const places = buildPlaces(stored, { ...areas, zips: await readZips(transaction) })
  const placeIndex = buildPlaceIndex(listedPlaces({ stored, places, index, facts, counties }), index)
  const rowsOf = (number: number) => rowsOfPlace(places, number)
  const sources = placeSources({ stored, facts, officials, rowsOf, placeOfRow: placeIndex.ids })
  return { places, placeIndex, sources }
}
