import type { CalendarFeed } from '@atlas/contract/endpoints/elections/elections.ts'
import type { RefObject } from 'react'
import { LinkButtons } from '#elections/calendar-feed/LinkButtons.tsx'
import { useLinkQuestion } from '#elections/calendar-feed/use-link-question.tsx'

interface ChangeLinkProps {
  readonly feed: CalendarFeed | null
  /** Holds what shows the link, or offers to make one. */
  readonly box: RefObject<HTMLElement | null>
}

/** The buttons that end the link of a box, and their question, which outlives them. */
export function ChangeLink({ feed, box }: ChangeLinkProps) {
  // Once the link has changed, to what the box offers first: the new one, or to make one.
  const { ask, question } = useLinkQuestion(() => box.current?.querySelector('input, button') ?? null)
  return (
    <>
      {feed && <LinkButtons onAsk={(change, opener) => ask({ change, feed }, opener)} />}
      {question}
    </>
  )
}
