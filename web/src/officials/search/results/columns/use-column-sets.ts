import { type ColumnSet, keepColumnSets, listColumnSets } from '@atlas/contract/endpoints/accounts/preferences.ts'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'
import { showChange } from '#shared/api/show-change.ts'

const columnSetsQuery = queryOptions({
  queryKey: ['column-sets'],
  queryFn: ({ signal }) => call(listColumnSets, {}, { signal }),
})

/** The named sets of the signed-in person; a change is shown once it is saved. */
export function useColumnSets() {
  const client = useQueryClient()
  const { data } = useQuery(columnSetsQuery)
  const { mutate, isPending } = useMutation({
    mutationFn: (values: ColumnSet[]) => call(keepColumnSets, { body: { values } }),
    onSuccess: (saved) => showChange(client, columnSetsQuery, () => saved),
  })
  return { sets: data?.values ?? [], isKnown: data !== undefined, keep: mutate, isKeeping: isPending }
}
