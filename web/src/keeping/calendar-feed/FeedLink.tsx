import type { CalendarFeed } from '@atlas/contract/endpoints/elections.ts'
import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'
import { useMakeFeed } from '#keeping/calendar-feed/feed-queries.ts'
import { FeedFilters } from '#keeping/calendar-feed/FeedFilters.tsx'
import { LinkField } from '#keeping/calendar-feed/LinkField.tsx'
import { SubscribeSteps } from '#keeping/calendar-feed/SubscribeSteps.tsx'
import { SendTrouble } from '#layout/page/SendTrouble.tsx'
import { BusyButton } from '#ui/form/BusyButton.tsx'
import buttonLook from '#ui/look/button.module.css'
import { classes } from '#ui/look/classes.ts'
import { localDay } from '#ui/text/local-day.ts'

interface FeedLinkProps {
  readonly feed: CalendarFeed | null
  readonly filters: readonly Filter[]
}

/** The private link in its three looks: not made yet, just made, made earlier. */
export function FeedLink({ feed, filters }: FeedLinkProps) {
  const making = useMakeFeed(filters)
  if (feed?.url) return <NewLink url={feed.url} filters={feed.filters} hasFocus={making.isSuccess} />
  if (feed) return <EarlierLink feed={feed} />
  return (
    <>
      <p>Subscribe once: your calendar then keeps these dates up to date, with the filters you have set now.</p>
      <BusyButton isWide isBusy={making.isPending} busyText="Making…" onPress={() => making.mutate()}>
        Make a private link
      </BusyButton>
      <SendTrouble sent={making} />
    </>
  )
}

interface NewLinkProps {
  readonly url: string
  readonly filters: readonly Filter[]
  /** It takes the place of the button that made it. */
  readonly hasFocus: boolean
}

function NewLink({ url, filters, hasFocus }: NewLinkProps) {
  return (
    <>
      <FeedFilters filters={filters} />
      <LinkField key={url} url={url} hasFocus={hasFocus} />
      {/* Calendar programs open this scheme as a calendar that they keep up to date, not as a file. */}
      <a className={classes(buttonLook.primaryLarge, buttonLook.wide)} href={url.replace(/^https?:/, 'webcal:')}>
        Subscribe in your calendar
      </a>
      <SubscribeSteps />
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
