import { type ColumnSet, keepColumnSets, listColumnSets } from '@atlas/contract/endpoints/preferences.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#api/call.ts'

const queryKey = ['column-sets']

/** The named sets of whoever is signed in; a change is shown once it is kept. */
export function useColumnSets() {
  const client = useQueryClient()
  const { data } = useQuery({ queryKey, queryFn: ({ signal }) => call(listColumnSets, {}, { signal }) })
  const { mutate, isPending } = useMutation({
    mutationFn: (values: ColumnSet[]) => call(keepColumnSets, { body: { values } }),
    onSuccess: (kept) => client.setQueryData(queryKey, kept),
  })
  return { sets: data?.values ?? [], isKnown: data !== undefined, keep: mutate, isKeeping: isPending }
}
