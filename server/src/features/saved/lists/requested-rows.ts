import { type OfficialsToAdd, mostListed } from '@atlas/contract/endpoints/saved/lists.ts'
import { isCounted } from '@atlas/contract/rules/place-certainty.ts'
import { Problem } from '@atlas/contract/problem.ts'
import type { Snapshot } from '#dataset/dataset.ts'
import { rowsRepresenting } from '#dataset/places/ladder.ts'
import { findPlace } from '#dataset/places/places.ts'
import { rowsOfIds, tooMany } from '#features/saved/lists/put-into-list.ts'
import { rememberFilters } from '#dataset/remember-filters.ts'
import { match } from '#search/match.ts'
import { countRows, takeRows } from '#search/row-bitset.ts'

/** The rows of the officials that a request adds to a list or takes out of it. */
export async function requestedRows(
  { index, places }: Snapshot,
  { eo_ids: ids, filters, place_id: placeId }: OfficialsToAdd,
): Promise<number[]> {
  if (ids) return rowsOfIds(index, ids)
  if (filters) {
    await rememberFilters(index, filters)
    const matched = match(index, filters)
    const total = countRows(matched)
    if (total > mostListed) throw tooMany(total)
    return takeRows(matched, 0, mostListed)
  }
  if (placeId === undefined) return []
  const place = findPlace(places, placeId)
  if (place === undefined) throw new Problem('not_found', { detail: 'There is no such place in the five states.' })
  const counted = rowsRepresenting(places, place).filter(({ certainty }) => isCounted(certainty))
  return [...new Set(counted.map(({ row }) => row))]
}
