import type { CalendarFeed } from '@atlas/contract/endpoints/elections/elections.ts'
import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'
import { useMakeFeed } from '#elections/calendar-feed/feed-queries.ts'
import { NewLink } from '#elections/calendar-feed/NewLink.tsx'
import styles from '#elections/calendar-feed/calendar-feed.module.css'
import { useFeedWords } from '#elections/calendar-feed/use-feed-words.ts'
import { SendTrouble } from '#shared/page/SendTrouble.tsx'
import { BusyButton } from '#shared/ui/form/BusyButton.tsx'
import { localDay } from '#shared/ui/text/local-day.ts'

interface FeedLinkProps {
  readonly feed: CalendarFeed | null
  readonly filters: readonly Filter[]
}

/** The private link of these filters in its three looks: not made yet, just made, made earlier. */
export function FeedLink({ feed, filters }: FeedLinkProps) {
  const making = useMakeFeed(filters)
  if (feed?.url)
    return (
      <>
        <FeedFilters filters={feed.filters} />
        <NewLink url={feed.url} hasFocus={making.isSuccess} />
      </>
    )
  if (feed) return <EarlierLink feed={feed} />
  return (
    <>
      <p>Subscribe once: your calendar then keeps these dates up to date, with the filters you have set now.</p>
      <BusyButton isWide isBusy={making.isPending} busyText="Making…" onPress={() => making.mutate(undefined)}>
        Make a private link
      </BusyButton>
      <SendTrouble sent={making} />
    </>
  )
}

function EarlierLink({ feed }: { readonly feed: CalendarFeed }) {
  return (
    <>
      <p>
        You made a link on {typedDayOf(localDay(new Date(feed.made_at)))}. It is shown only when it is made, because the
        atlas keeps no copy.
      </p>
      <FeedFilters filters={feed.filters} />
    </>
  )
}

/** What is in the calendar of a link. */
function FeedFilters({ filters }: { readonly filters: readonly Filter[] }) {
  const words = useFeedWords(filters)
  if (filters.length === 0) return <p className={styles.small}>Its calendar has every date of the next 12 months.</p>
  return (
    <p className={styles.small}>
      Its calendar has the dates of the next 12 months with <b>{words}</b>.
    </p>
  )
}
