import { type OfficialsToAdd, mostListed } from '@atlas/contract/endpoints/saved/lists.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'
import { isCounted } from '@atlas/contract/rules/place-certainty.ts'
import { Problem } from '@atlas/contract/problem.ts'
import type { Snapshot } from '#dataset/dataset.ts'
import { rowsRepresenting } from '#dataset/places/ladder.ts'
import { findPlace, type Places } from '#dataset/places/places.ts'
import { rowsOfIds, tooMany } from '#features/saved/lists/put-into-list.ts'
import { rememberFilters } from '#dataset/remember-filters.ts'
import { match } from '#search/match.ts'
import { addRow, countRows, noRows, type RowBitset, takeRows } from '#search/row-bitset.ts'
import type { SearchIndex } from '#search/search-index.ts'

/** The rows of the officials that a request adds to a list or takes out of it. */
export async function requestedRows(snapshot: Snapshot, request: OfficialsToAdd): Promise<number[]> {
  const { index, places } = snapshot
  const { eo_ids: ids, filters, place_ids: placeIds, place_filters: placeFilters } = request
  if (ids) return rowsOfIds(index, ids)
  if (filters) return rowsOf(await matching(index, filters))
  if (placeIds)
    return rowsOf(
      representingAny(
        snapshot,
        placeIds.map((id) => placeOf(places, id)),
      ),
    )
  if (!placeFilters) return []
  const found = await matching(snapshot.placeIndex, placeFilters)
  // A row of the index of places says which place it is by its number.
  const numbers = takeRows(found, 0, countRows(found)).map((row) => snapshot.placeIndex.ids[row] as number)
  return rowsOf(representingAny(snapshot, numbers))
}

async function matching(index: SearchIndex, filters: readonly Filter[]): Promise<RowBitset> {
  await rememberFilters(index, filters)
  return match(index, filters)
}

function placeOf(places: Places, id: string): number {
  const place = findPlace(places, id)
  if (place === undefined) throw new Problem('not_found', { detail: 'There is no such place in the five states.' })
  return place
}

function representingAny({ index, places }: Snapshot, numbers: readonly number[]): RowBitset {
  const rows = noRows(index.rowCount)
  for (const number of numbers)
    for (const { row, certainty } of rowsRepresenting(places, number)) if (isCounted(certainty)) addRow(rows, row)
  return rows
}

function rowsOf(found: RowBitset): number[] {
  const total = countRows(found)
  if (total > mostListed) throw tooMany(total)
  return takeRows(found, 0, mostListed)
}
