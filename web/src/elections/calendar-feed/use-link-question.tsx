import { useCallback, useState } from 'react'
import { type FeedChange, useChangeFeed } from '#elections/calendar-feed/feed-queries.ts'
import { LinkQuestion } from '#elections/calendar-feed/LinkQuestion.tsx'

interface Asked extends FeedChange {
  readonly opener: HTMLElement
}

/** `ask` opens the question before a link ends; `question` is it. `focusChanged` finds what has become of the link. */
export function useLinkQuestion(focusChanged: (changed: FeedChange) => HTMLElement | null) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const changing = useChangeFeed()
  const close = useCallback(() => setIsOpen(false), [])
  const ask = (next: FeedChange, opener: HTMLElement) => {
    changing.reset()
    setAsked({ ...next, opener })
    setIsOpen(true)
  }
  const question = asked && (
    <LinkQuestion
      change={asked.change}
      changing={changing}
      isOpen={isOpen}
      onAnswer={() => changing.mutate(asked)}
      onClose={close}
      focusAfter={() => (changing.isSuccess ? focusChanged(asked) : asked.opener)}
    />
  )
  return { ask, question }
}
