import { mostTasksOfDrive } from '@atlas/contract/endpoints/drives/drives.ts'
import type * as contract from '@atlas/contract/endpoints/drives/drives.ts'
import type { Parsed } from '@atlas/contract/endpoints/endpoint.ts'
import { Problem } from '@atlas/contract/problem.ts'
import { filterOfKinds } from '@atlas/contract/search/places-request.ts'
import type { Snapshot } from '#dataset/dataset.ts'
import { findPlace, rowsOfArea } from '#dataset/places/places.ts'
import { rememberFilters } from '#dataset/remember-filters.ts'
import { match } from '#search/match.ts'
import { countRows, hasRow, takeRows } from '#search/row-bitset.ts'

export type Extent = Pick<Parsed<typeof contract.countDrive>['body'], 'place_ids' | 'filters' | 'offices'>

/** The numbers of the places that a drive covers. */
export async function placesOf(snapshot: Snapshot, { place_ids: ids, filters }: Extent): Promise<readonly number[]> {
  if (snapshot.isHistoric) throw new Problem('invalid', { detail: 'Nothing is filled in of past officials.' })
  if (ids) return [...new Set(ids)].map((id) => placeWithId(snapshot, id))
  return filters?.subject === 'place'
    ? await placesFound(snapshot, filters)
    : await placesOfOfficials(snapshot, filters)
}

function placeWithId({ places }: Snapshot, id: string): number {
  const number = findPlace(places, id)
  if (number === undefined) throw new Problem('not_found', { detail: `There is no place with the id ${id}.` })
  return number
}

type Filters = NonNullable<Extent['filters']>

async function placesFound(
  { placeIndex }: Snapshot,
  { filters, kinds }: Extract<Filters, { subject: 'place' }>,
): Promise<readonly number[]> {
  const all = [...filterOfKinds(kinds), ...filters]
  await rememberFilters(placeIndex, all)
  const found = match(placeIndex, all)
  refuseMany(countRows(found))
  return takeRows(found, 0, mostTasksOfDrive).map((row) => placeIndex.ids[row] as number)
}

/** The places whose voters elect any of the officials found. */
async function placesOfOfficials({ index, places }: Snapshot, search: Filters | undefined): Promise<readonly number[]> {
  const filters = search?.filters ?? []
  await rememberFilters(index, filters)
  const found = match(index, filters)
  const numbers = new Set<number>()
  for (let area = 0; area < places.areas.ids.length; area++) {
    const place = places.areas.places[area] as number
    if (place !== 0 && rowsOfArea(places, area).some((row) => hasRow(found, row))) numbers.add(place - 1)
  }
  refuseMany(numbers.size)
  return [...numbers]
}

function refuseMany(places: number): void {
  if (places <= mostTasksOfDrive) return
  throw new Problem('invalid', {
    detail: `These are ${places.toLocaleString('en-US')} places, and a drive has at most ${mostTasksOfDrive}. Narrow the search, or make several drives.`,
  })
}
