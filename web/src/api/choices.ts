import type { ChoiceColumnId } from '@atlas/contract/catalogue/columns.ts'
import { listChoices, listFieldChoices } from '@atlas/contract/endpoints/fields.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'
import { queryOptions } from '@tanstack/react-query'
import { asking } from '#api/asking.ts'
import { call } from '#api/call.ts'

/** The choices of some columns, each with how many officials it leaves under every filter but its own. */
export function choicesQuery(columns: readonly ChoiceColumnId[], filters: readonly Filter[]) {
  return queryOptions({
    queryKey: ['choices', columns, filters],
    ...asking(listChoices, { body: { columns: [...columns], filters: [...filters] } }),
  })
}

/** Every choice of a column, whatever the filters; they change with the data only. */
export function fieldChoicesQuery(columnId: ChoiceColumnId) {
  return queryOptions({
    queryKey: ['field', columnId],
    queryFn: ({ signal }) => call(listFieldChoices, { params: { columnId } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
