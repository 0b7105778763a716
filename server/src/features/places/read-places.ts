import type { AddressSearch } from '@atlas/contract/search/address-search.ts'
import { defaultPlaceColumnIds } from '@atlas/contract/search/places-request.ts'
import type { Snapshot } from '#dataset/dataset.ts'
import { divisionOfPlace } from '#dataset/places/division-of-place.ts'
import { findPlace, placeAt } from '#dataset/places/places.ts'
import { readRows } from '#dataset/read-rows.ts'
import type { ReadRows } from '#platform/http/serve-rows.ts'

/** A page of places for a program. Each place includes the ids that other programs use, whatever was requested. */
export async function readPlaces(
  { placeIndex, places }: Snapshot,
  search: AddressSearch,
  isNonpartisan: boolean,
): Promise<ReadRows> {
  const found = await readRows(placeIndex, search, { usualColumns: defaultPlaceColumnIds, isNonpartisan })
  const divisionOf = (id: unknown) => divisionOfPlace(places, placeAt(places, findPlace(places, String(id)) as number))
  return {
    ...found,
    columns: [...found.columns, 'ocd_id', 'geoid'],
    values: found.values.map((row) => ({ ...row, ...divisionOf(row['place.id']) })),
  }
}
