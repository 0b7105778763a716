import type { ComingWindow } from '@atlas/contract/rules/coming-windows.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'
import { useQuery } from '@tanstack/react-query'
import { CalendarDays, Download } from 'lucide-react'
import { useId, useRef } from 'react'
import { type NewestAnswer, useNewestAnswer } from '#api/use-newest-answer.ts'
import styles from '#features/coming-up/feed/CalendarFeed.module.css'
import { ChangeLink } from '#keeping/calendar-feed/ChangeLink.tsx'
import { feedQuery } from '#keeping/calendar-feed/feed-queries.ts'
import { FeedLink } from '#keeping/calendar-feed/FeedLink.tsx'
import { PartTrouble } from '#layout/page/PartTrouble.tsx'
import { SendTrouble } from '#layout/page/SendTrouble.tsx'
import { useSaveCalendar } from '#layout/page/use-save-calendar.ts'
import { useAfterDelay } from '#ui/async/use-after-delay.ts'
import buttonLook from '#ui/look/button.module.css'
import { classes } from '#ui/look/classes.ts'
import spinnerLook from '#ui/look/spinner.module.css'
import textLook from '#ui/look/text.module.css'

interface CalendarFeedProps {
  readonly filters: readonly Filter[]
  readonly withinDays: ComingWindow
}

/** Takes the coming dates to a person's calendar: by a link that keeps it up to date, or once, as a file. */
export function CalendarFeed({ filters, withinDays }: CalendarFeedProps) {
  const headingId = useId()
  const box = useRef<HTMLElement>(null)
  const query = useQuery(feedQuery)
  const answer = useNewestAnswer(query)
  const feed = query.data
  return (
    <section className={styles.box} aria-labelledby={headingId} ref={box}>
      <h2 id={headingId}>
        <CalendarDays aria-hidden />
        Put it in your calendar
      </h2>
      {feed === undefined ? <LinkToCome answer={answer} /> : <FeedLink feed={feed} filters={filters} />}
      <DownloadDates filters={filters} withinDays={withinDays} />
      <ChangeLink hasLink={Boolean(feed)} filters={filters} box={box} />
    </section>
  )
}

function LinkToCome({ answer }: { readonly answer: NewestAnswer<unknown> }) {
  const isDue = useAfterDelay(answer.progress === 'loading', 300)
  if (answer.progress !== 'loading') return <PartTrouble part="Your private link" answer={answer} />
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
