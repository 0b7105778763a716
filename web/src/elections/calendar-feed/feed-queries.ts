import {
  type CalendarFeed,
  listCalendarFeeds,
  makeCalendarFeed,
  removeCalendarFeed,
  resetCalendarFeed,
} from '@atlas/contract/endpoints/elections/elections.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'
import { showChange } from '#shared/api/show-change.ts'

type Feeds = readonly CalendarFeed[]

const queryKey = ['calendar feeds']

/** The feeds of this person, the newest first. */
export const feedsQuery = queryOptions({
  queryKey,
  queryFn: async ({ client, signal }): Promise<Feeds> => {
    const { values } = await call(listCalendarFeeds, {}, { signal })
    return withLinks(values, client.getQueryData<Feeds>(queryKey) ?? [])
  },
  // Where they are shown says so itself.
  meta: { showsOwnError: true },
})

/** A link is told only once. While the page is open it is not lost, unless another page has made a new one. */
function withLinks(feeds: Feeds, before: Feeds): Feeds {
  const linkOf = ({ id, made_at }: CalendarFeed) =>
    before.find((feed) => feed.id === id && feed.made_at === made_at)?.url ?? null
  return feeds.map((feed) => ({ ...feed, url: linkOf(feed) }))
}

/** Makes the feed of these filters. */
export function useMakeFeed(filters: readonly Filter[]) {
  return useFeedChange(async () => {
    const feed = await call(makeCalendarFeed, { body: { filters: [...filters] } })
    return (feeds) => [feed, ...without(feeds, feed)]
  })
}

/** Both end what somebody has in a calendar. */
export type LinkChange = 'reset' | 'remove'

export interface FeedChange {
  readonly change: LinkChange
  readonly feed: CalendarFeed
}

export function useChangeFeed() {
  return useFeedChange(async ({ change, feed }: FeedChange) => {
    const params = { id: feed.id }
    if (change === 'remove') {
      await call(removeCalendarFeed, { params })
      return (feeds) => without(feeds, feed)
    }
    const renewed = await call(resetCalendarFeed, { params })
    return (feeds) => [renewed, ...without(feeds, feed)]
  })
}

function without(feeds: Feeds, { id }: CalendarFeed): Feeds {
  return feeds.filter((feed) => feed.id !== id)
}

/** The change is over when the feeds are shown as they are after it. */
function useFeedChange<Change>(change: (input: Change) => Promise<(feeds: Feeds) => Feeds>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (input: Change) => {
      const changed = await change(input)
      await showChange(client, feedsQuery, (feeds = []) => changed(feeds))
    },
    // Another page may have removed what was to be changed.
    onError: async () => await client.invalidateQueries(feedsQuery),
  })
}
