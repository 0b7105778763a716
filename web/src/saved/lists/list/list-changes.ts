import {
  changeList,
  copyList,
  deleteList,
  type ListSummary,
  takeOutOfficials,
} from '@atlas/contract/endpoints/saved/lists.ts'
import type { Input } from '@atlas/contract/endpoints/endpoint.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'
import { listsQuery, useListChange } from '#saved/lists/save/lists.ts'

interface Change {
  readonly id: string
  readonly changes: Input<typeof changeList>['body']
}

/** Changes the name or the script of a list, or who sees it. */
export function useChangeList() {
  return useListChange(({ id, changes }: Change) => call(changeList, { params: { id }, body: changes }))
}

export function useDeleteList() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (id: string) => {
      await call(deleteList, { params: { id } })
      // Only the page of all lists is reloaded: the list itself no longer exists, and its page is being left.
      await client.invalidateQueries({ queryKey: listsQuery.queryKey })
    },
  })
}

/** Copies the officials and the script into a list of one's own. */
export function useCopyList() {
  return useListChange(({ id, name }: Pick<ListSummary, 'id' | 'name'>) =>
    call(copyList, { params: { id }, body: { name } }),
  )
}

interface RemovedOfficials {
  readonly id: string
  readonly officials: readonly number[]
}

export function useTakeOut() {
  return useListChange(({ id, officials }: RemovedOfficials) =>
    call(takeOutOfficials, { params: { id }, body: { eo_ids: [...officials] } }),
  )
}
