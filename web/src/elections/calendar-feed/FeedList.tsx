import type { CalendarFeed } from '@atlas/contract/endpoints/elections/elections.ts'
import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import { type ReactNode, useRef } from 'react'
import styles from '#elections/calendar-feed/calendar-feed.module.css'
import type { LinkChange } from '#elections/calendar-feed/feed-queries.ts'
import { LinkButtons } from '#elections/calendar-feed/LinkButtons.tsx'
import { NewLink } from '#elections/calendar-feed/NewLink.tsx'
import { useFeedWords } from '#elections/calendar-feed/use-feed-words.ts'
import { useLinkQuestion } from '#elections/calendar-feed/use-link-question.tsx'
import { localDay } from '#shared/ui/text/local-day.ts'

interface FeedListProps {
  readonly label: string
  readonly feeds: readonly CalendarFeed[]
  /** What is said where there is none. */
  readonly whenEmpty: ReactNode
}

/** Calendar links, each with what it is for; any of them can be made anew or removed. */
export function FeedList({ label, feeds, whenEmpty }: FeedListProps) {
  const list = useRef<HTMLDivElement>(null)
  const { ask, question } = useLinkQuestion(
    ({ feed }) => list.current?.querySelector(`[data-feed="${feed.id}"] input`) ?? list.current,
  )
  return (
    <div className={styles.list} role="group" aria-label={label} tabIndex={-1} ref={list}>
      {feeds.length === 0 ? (
        <p className={styles.small}>{whenEmpty}</p>
      ) : (
        <ul>
          {feeds.map((feed) => (
            <FeedRow key={feed.id} feed={feed} onAsk={(change, opener) => ask({ change, feed }, opener)} />
          ))}
        </ul>
      )}
      {question}
    </div>
  )
}

interface FeedRowProps {
  readonly feed: CalendarFeed
  readonly onAsk: (change: LinkChange, opener: HTMLElement) => void
}

function FeedRow({ feed, onAsk }: FeedRowProps) {
  const words = useFeedWords(feed.filters)
  return (
    <li data-feed={feed.id}>
      <p className={styles.small}>
        <b>{words}</b>
        <br />
        Made {typedDayOf(localDay(new Date(feed.made_at)))}
      </p>
      {feed.url !== null && <NewLink url={feed.url} hasFocus={false} />}
      <LinkButtons of={words} onAsk={onAsk} />
    </li>
  )
}
