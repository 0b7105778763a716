import { endKey, type Key, listKeys, makeKey } from '@atlas/contract/endpoints/accounts/keys.ts'
import type { Input, Reply } from '@atlas/contract/endpoints/endpoint.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'
import { endpointQuery } from '#shared/api/endpoint-query.ts'
import { showToast } from '#shared/ui/overlay/toasts.tsx'

/** The keys of this person, the newest first. */
export const keysQuery = queryOptions({
  queryKey: ['own keys'],
  ...endpointQuery(listKeys, {}),
  meta: { showsOwnError: true },
})

export type NewKey = Reply<typeof makeKey>

export function useMakeKey(onMade: (key: NewKey) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Input<typeof makeKey>['body']) => call(makeKey, { body }),
    onSuccess: async (key) => {
      onMade(key)
      await client.invalidateQueries({ queryKey: keysQuery.queryKey })
    },
  })
}

/** Done once the list shows the change. */
export function useEndKey(onEnded: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (key: Key) => {
      await call(endKey, { params: { id: key.id } })
      return key
    },
    onSuccess: ({ name, has_expired: hasExpired }) => {
      onEnded()
      showToast('success', hasExpired ? `“${name}” is removed` : `“${name}” has ended`)
    },
    onSettled: async () => await client.invalidateQueries({ queryKey: keysQuery.queryKey }),
  })
}
