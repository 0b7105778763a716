import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import { countKnown } from '@atlas/contract/endpoints/fields.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#api/call.ts'

/** Of how many officials some columns have a value, each among those found by every filter but its own. */
export function knownAmongQuery(columns: readonly ColumnId[], filters: readonly Filter[]) {
  return queryOptions({
    queryKey: ['known', columns, filters],
    queryFn: ({ signal }) => call(countKnown, { body: { columns: [...columns], filters: [...filters] } }, { signal }),
  })
}
