import { isStateId, type StateId } from '@atlas/contract/rules/states.ts'
import type { Database } from '#database/connect.ts'
import { readMappedCounties } from '#imports/geography/mapped-counties.ts'
import { type NamedPlace, placeFinder } from '#imports/geography/places.ts'
import type { CountyRecord } from '#imports/records/records.ts'
import { type Holders, readHolders } from '#imports/publish-results/holders.ts'
import { type OpenSeats, readOpenSeats } from '#imports/publish-results/open-seats.ts'
import type { LocalGazetteer } from '#imports/sources/public-pack/people/local-jurisdictions.ts'

let onMap: readonly CountyRecord[] | null = null

/** The counties of all states, which files of results name. */
export function countiesOfResults(): readonly CountyRecord[] {
  onMap ??= readMappedCounties().map(({ id, stateId, name, fullName }) => ({ id, stateId, name, fullName }))
  return onMap
}

/** Whom and which places of a state the database knows. */
export interface KnownOfState {
  readonly holders: Holders
  readonly openSeats: OpenSeats
  readonly gazetteer: LocalGazetteer
}

export async function readKnown(database: Database, stateId: StateId): Promise<KnownOfState> {
  const places = await database
    .selectFrom('census_place')
    .select(['id', 'state_id as stateId', 'name', 'county_ids as countyIds'])
    .where('state_id', '=', stateId)
    .orderBy('id')
    .execute()
  const named = places.flatMap((place): NamedPlace[] =>
    isStateId(place.stateId) ? [{ id: place.id, name: place.name, stateId: place.stateId, isIncorporated: true }] : [],
  )
  const countiesOf = new Map(places.map(({ id, countyIds }) => [id, countyIds]))
  return {
    holders: await readHolders(database, stateId),
    openSeats: await readOpenSeats(database, stateId),
    gazetteer: {
      counties: new Map(countiesOfResults().map((county) => [county.id, county])),
      placeOf: placeFinder(named),
      countiesOfPlace: (id) => countiesOf.get(id) ?? [],
    },
  }
}
