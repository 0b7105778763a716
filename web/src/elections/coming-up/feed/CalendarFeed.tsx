import type { CalendarFeed as Feed } from '@atlas/contract/endpoints/elections/elections.ts'
import type { ComingWindow } from '@atlas/contract/rules/coming-windows.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'
import { filtersKey } from '@atlas/contract/search/filters-key.ts'
import { useQuery } from '@tanstack/react-query'
import { CalendarDays, Download } from 'lucide-react'
import { useId, useRef } from 'react'
import { type NewestAnswer, useNewestAnswer } from '#shared/api/use-newest-answer.ts'
import styles from '#elections/coming-up/feed/CalendarFeed.module.css'
import { ChangeLink } from '#elections/calendar-feed/ChangeLink.tsx'
import { feedsQuery } from '#elections/calendar-feed/feed-queries.ts'
import { FeedLink } from '#elections/calendar-feed/FeedLink.tsx'
import { FeedList } from '#elections/calendar-feed/FeedList.tsx'
import { PartTrouble } from '#shared/page/PartTrouble.tsx'
import { SendTrouble } from '#shared/page/SendTrouble.tsx'
import { useSaveCalendar } from '#shared/page/use-save-calendar.ts'
import { useAfterDelay } from '#shared/ui/async/use-after-delay.ts'
import buttonLook from '#shared/ui/look/button.module.css'
import { classes } from '#shared/ui/look/classes.ts'
import spinnerLook from '#shared/ui/look/spinner.module.css'
import textLook from '#shared/ui/look/text.module.css'

interface CalendarFeedProps {
  readonly filters: readonly Filter[]
  readonly withinDays: ComingWindow
}

/** Takes the coming dates to a person's calendar: by a link that keeps it up to date, or once, as a file. */
export function CalendarFeed({ filters, withinDays }: CalendarFeedProps) {
  const headingId = useId()
  const box = useRef<HTMLElement>(null)
  const query = useQuery(feedsQuery)
  const answer = useNewestAnswer(query)
  const key = filtersKey(filters)
  const feeds = query.data
  const feed = feeds?.find((each) => filtersKey(each.filters) === key) ?? null
  return (
    <section className={styles.box} aria-labelledby={headingId} ref={box}>
      <h2 id={headingId}>
        <CalendarDays aria-hidden />
        Put it in your calendar
      </h2>
      {feeds ? <FeedLink key={key} feed={feed} filters={filters} /> : <LinkToCome answer={answer} />}
      <DownloadDates filters={filters} withinDays={withinDays} />
      <ChangeLink feed={feed} box={box} />
      {feeds && <OtherLinks feeds={feeds.filter((each) => each !== feed)} />}
    </section>
  )
}

function LinkToCome({ answer }: { readonly answer: NewestAnswer<unknown> }) {
  const isDue = useAfterDelay(answer.progress === 'loading', 300)
  if (answer.progress !== 'loading') return <PartTrouble section="Your calendar links" answer={answer} />
  return (
    <div className={styles.toCome} aria-busy="true">
      {isDue && (
        <div role="status">
          <span className={spinnerLook.spinner} aria-hidden="true" />
          <span className={textLook.visuallyHidden}>Loading…</span>
        </div>
      )}
    </div>
  )
}

function OtherLinks({ feeds }: { readonly feeds: readonly Feed[] }) {
  return (
    <div className={styles.others}>
      <h3>Your other calendar links</h3>
      <FeedList
        label="Your other calendar links"
        feeds={feeds}
        whenEmpty="None. With other filters set, such as another county, this box makes a link of their own."
      />
    </div>
  )
}

/** The dates that the page shows, as a file. */
function DownloadDates({ filters, withinDays }: CalendarFeedProps) {
  const saving = useSaveCalendar()
  return (
    <>
      <button
        type="button"
        className={classes(buttonLook.large, buttonLook.wide)}
        aria-busy={saving.isPending || undefined}
        onClick={() => !saving.isPending && saving.mutate({ filters: [...filters], within_days: withinDays })}
      >
        <Download aria-hidden />
        Download .ics
      </button>
      <SendTrouble sent={saving} />
    </>
  )
}
