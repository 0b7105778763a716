import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import { knownByOffice } from '@atlas/contract/endpoints/data/coverage.ts'
import { countSeats } from '@atlas/contract/endpoints/data/seats.ts'
import { listFields } from '@atlas/contract/endpoints/search/fields.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'

// The data changes only with an import or a new version of the atlas.
const staleTime = 10 * 60_000

export const fieldsQuery = queryOptions({
  queryKey: ['fields'],
  queryFn: ({ signal }) => call(listFields, {}, { signal }),
  staleTime,
})

export const seatsQuery = queryOptions({
  queryKey: ['seats by law'],
  queryFn: ({ signal }) => call(countSeats, { query: {} }, { signal }),
  staleTime,
})

export function knownQuery(column: ColumnId) {
  return queryOptions({
    queryKey: ['known by office', column],
    queryFn: ({ signal }) => call(knownByOffice, { query: { column_id: column } }, { signal }),
    staleTime,
  })
}
