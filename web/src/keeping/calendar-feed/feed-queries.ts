import {
  type CalendarFeed,
  findCalendarFeed,
  makeCalendarFeed,
  removeCalendarFeed,
} from '@atlas/contract/endpoints/elections.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#api/call.ts'

const queryKey = ['calendar feed']

/** The feed of this person, null where there is none. */
export const feedQuery = queryOptions({
  queryKey,
  queryFn: async ({ client, signal }) => {
    const feed = await call(findCalendarFeed, {}, { signal })
    return withLink(feed, client.getQueryData<CalendarFeed | null>(queryKey))
  },
  // The box says so itself.
  meta: { showsOwnError: true },
})

/** The link is told only once. While the page is open it is not lost, unless another page has made a new one. */
function withLink(feed: CalendarFeed | null, before: CalendarFeed | null | undefined): CalendarFeed | null {
  return feed && feed.made_at === before?.made_at ? { ...feed, url: before.url } : feed
}

/** Makes the feed, or makes it anew; it has these filters from then on. */
export function useMakeFeed(filters: readonly Filter[]) {
  return useFeedChange(() => call(makeCalendarFeed, { body: { filters: [...filters] } }))
}

export function useRemoveFeed() {
  return useFeedChange(() => call(removeCalendarFeed, {}))
}

/** The change is over when the box shows it. */
function useFeedChange(change: () => Promise<CalendarFeed | null>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      const feed = await change()
      // An answer that is still on its way may be older than the change.
      await client.cancelQueries(feedQuery)
      client.setQueryData(queryKey, feed)
    },
  })
}
