import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import type { Parsed, Reply } from '@atlas/contract/endpoints/endpoint.ts'
import type * as contract from '@atlas/contract/endpoints/officials/officials.ts'
import { kindOfPlaceId } from '@atlas/contract/rules/place-id.ts'
import type { PlaceKind } from '@atlas/contract/rules/place-kinds.ts'
import type { Snapshot } from '#dataset/dataset.ts'
import { standingsIn } from '#dataset/standing-at.ts'
import { quickPlaces } from '#search/quick-places.ts'
import { quickSearch as findRows } from '#search/quick-search.ts'
import { indexColumn, type SearchIndex, valueAt } from '#search/search-index.ts'

type QuickSearch = typeof contract.quickSearch

const suggested = [
  'eo.name',
  'office.name',
  'jurisdiction.name',
  'state.name',
  'party.name',
] as const satisfies readonly ColumnId[]

const mostPlaces = 5

/** Officials and places by free text, as few columns of them as a list of suggestions needs. */
export function quickSearch(
  { index, placeIndex }: Pick<Snapshot, 'index' | 'placeIndex'>,
  { query, limit }: Parsed<QuickSearch>['body'],
  isNonpartisan: boolean,
): Reply<QuickSearch> {
  const standing = standingsIn(index)
  const { rows, total, named, isSimilar } = findRows(index, query, limit)
  const text = (id: (typeof suggested)[number], row: number) => valueAt(indexColumn(index, id), row) as string | null
  const values = rows.map((row) => ({
    id: index.ids[row] as number,
    name: text('eo.name', row) as string,
    office: text('office.name', row),
    jurisdiction: text('jurisdiction.name', row),
    state: text('state.name', row),
    ...(isNonpartisan ? {} : { party: text('party.name', row) }),
    standing: standing(row),
  }))
  return {
    values,
    total,
    named: named.map(({ columnId, ...choice }) => ({ ...choice, column_id: columnId })),
    places: placesCalled(placeIndex, query),
    is_similar: isSimilar,
  }
}

function placesCalled(index: SearchIndex, query: string): Reply<QuickSearch>['places'] {
  return quickPlaces(index, query, mostPlaces).map(({ row, isExact }) => {
    const id = valueAt(indexColumn(index, 'place.id'), row) as string
    return {
      id,
      name: valueAt(indexColumn(index, 'place.name'), row) as string,
      kind: kindOfPlaceId(id) as PlaceKind,
      state: valueAt(indexColumn(index, 'state.name'), row) as string,
      officials: valueAt(indexColumn(index, 'place.officials'), row) as number,
      is_exact: isExact,
    }
  })
}
