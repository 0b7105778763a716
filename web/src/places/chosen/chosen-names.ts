import { searchPlaces } from '@atlas/contract/endpoints/places/places.ts'
import type { Row } from '@atlas/contract/search/search-request.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'
import { stateCode } from '#shared/values/state-code.ts'
import { textOf } from '#shared/values/text-of.ts'

/** The names of places, "Dallas County, AL", by id: from the rows on the page, and requested for the others. */
export function useChosenNames(ids: readonly string[], rows: readonly Row[]): ReadonlyMap<string, string> {
  const atHand = namesOf(rows)
  const others = ids.filter((id) => !atHand.has(id)).toSorted()
  const { data } = useQuery({
    queryKey: ['places', 'names', others],
    queryFn: async ({ signal }) => {
      const filters = [{ column_id: 'place.id', operator: 'in' as const, value: others }]
      const columns = ['place.id', 'place.name', 'state.name'] as const
      const body = { columns: [...columns], filters, limit: others.length }
      return namesOf((await call(searchPlaces, { body }, { signal })).values)
    },
    enabled: others.length > 0,
    placeholderData: keepPreviousData,
  })
  return new Map([...(data ?? []), ...atHand])
}

function namesOf(rows: readonly Row[]): ReadonlyMap<string, string> {
  return new Map(rows.map((row) => [textOf(row, 'place.id') ?? '', nameOfPlace(row)]))
}

/** "Dallas County, AL" */
export function nameOfPlace(row: Row): string {
  const state = textOf(row, 'state.name')
  return [textOf(row, 'place.name'), state && stateCode(state)].filter(Boolean).join(', ')
}
