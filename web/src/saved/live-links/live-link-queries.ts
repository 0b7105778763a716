import {
  endLiveLinkOfList,
  endLiveLinkOfSearch,
  type LiveLink,
  listLiveLinks,
  makeLiveLinkOfList,
  makeLiveLinkOfSearch,
} from '@atlas/contract/endpoints/saved/live-links.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'
import { endpointQuery } from '#shared/api/endpoint-query.ts'
import { showToast } from '#shared/ui/overlay/toasts.tsx'

/** The live links of this person, by name. */
export const liveLinksQuery = queryOptions({
  queryKey: ['live links'],
  ...endpointQuery(listLiveLinks, {}),
  meta: { showsOwnError: true },
})

/** A saved search or a list that has a link, or can have one. */
export type Linked = Pick<LiveLink, 'of' | 'of_id' | 'name'>

const making = { search: makeLiveLinkOfSearch, list: makeLiveLinkOfList }
const ending = { search: endLiveLinkOfSearch, list: endLiveLinkOfList }

/** Only this answer contains the address. */
export function useMakeLiveLink() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ of, of_id: id }: Linked) => call(making[of], { params: { id } }),
    onSuccess: async () => await client.invalidateQueries({ queryKey: liveLinksQuery.queryKey }),
  })
}

export function useEndLiveLink(onEnded: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (linked: Linked) => {
      await call(ending[linked.of], { params: { id: linked.of_id } })
      return linked
    },
    onSuccess: ({ name }) => {
      onEnded()
      showToast('success', `The link of “${name}” has ended`)
    },
    onSettled: async () => await client.invalidateQueries({ queryKey: liveLinksQuery.queryKey }),
  })
}
