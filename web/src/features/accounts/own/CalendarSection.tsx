import type { CalendarFeed } from '@atlas/contract/endpoints/elections.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { useNewestAnswer } from '#api/use-newest-answer.ts'
import { AccountSection } from '#features/accounts/own/AccountSection.tsx'
import styles from '#features/accounts/own/AccountPage.module.css'
import { ChangeLink } from '#keeping/calendar-feed/ChangeLink.tsx'
import { feedQuery } from '#keeping/calendar-feed/feed-queries.ts'
import { FeedLink } from '#keeping/calendar-feed/FeedLink.tsx'
import { PartTrouble } from '#layout/page/PartTrouble.tsx'

/** The private calendar link: made on Coming Up, with the filters that are set there; made anew or removed here too. */
export function CalendarSection() {
  const box = useRef<HTMLDivElement>(null)
  const query = useQuery(feedQuery)
  const answer = useNewestAnswer({ ...query, isPlaceholderData: false })
  const feed = query.data
  return (
    <AccountSection
      anchor="calendar"
      title="Calendar link"
      hint="Whoever has the link can see election dates; nothing else."
    >
      <PartTrouble part="Your private link" answer={answer} />
      <div className={styles.feed} ref={box}>
        {feed === null && (
          <p>
            You have no link. Make one on <Link to="/coming-up">Coming Up</Link>, with the filters that you set there.
          </p>
        )}
        {feed && <Feed feed={feed} />}
        <ChangeLink hasLink={Boolean(feed)} filters={feed?.filters ?? []} box={box} keepsFilters />
      </div>
    </AccountSection>
  )
}

function Feed({ feed }: { readonly feed: CalendarFeed }) {
  return <FeedLink feed={feed} filters={feed.filters} />
}
