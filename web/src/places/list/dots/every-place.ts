import { searchPlaces } from '@atlas/contract/endpoints/places/places.ts'
import { mostRows, type Row } from '@atlas/contract/search/search-request.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { areaColumn, columnsOfFigures, type DotFigure, shareColumn } from '#places/list/dots/dot-figures.ts'
import { requestedFilters, type SearchView } from '#search/state/search-view.ts'
import { call } from '#shared/api/call.ts'

/** All places that a view finds, page by page; the five states have about 440 counties. */
export function every(view: SearchView, figures: readonly DotFigure[]) {
  const columns = [
    'place.id',
    'place.name',
    'state.name',
    areaColumn,
    shareColumn,
    ...columnsOfFigures(figures),
  ] as const
  const filters = requestedFilters(view, view.filters)
  return queryOptions({
    queryKey: ['places', 'every', columns, filters],
    queryFn: async ({ signal }): Promise<readonly Row[]> => {
      const rows: Row[] = []
      let cursor: string | null = null
      do {
        const body = { columns: [...columns], filters, sort: [], cursor, limit: mostRows }
        const page: { values: readonly Row[]; cursor: string | null } = await call(searchPlaces, { body }, { signal })
        rows.push(...page.values)
        cursor = page.cursor
      } while (cursor !== null)
      return rows
    },
    placeholderData: keepPreviousData,
    meta: { showsOwnError: true },
  })
}
