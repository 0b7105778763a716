import { Suspense, useCallback, useState } from 'react'
import { type FeedChange, useChangeFeed } from '#elections/calendar-feed/feed-queries.ts'
import { lazyPart } from '#shared/ui/async/lazy-part.tsx'

// Few who look at their links end one, and dialogs are a seventh of the code that Coming Up begins with.
const LinkQuestion = lazyPart(async () => (await import('#elections/calendar-feed/LinkQuestion.tsx')).LinkQuestion)

interface OpenedQuestion extends FeedChange {
  readonly opener: HTMLElement
}

/** `ask` opens the question before a link ends; `question` is it. `focusChanged` finds what has become of the link. */
export function useLinkQuestion(focusChanged: (changed: FeedChange) => HTMLElement | null) {
  const [opened, setOpened] = useState<OpenedQuestion | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const changing = useChangeFeed()
  const close = useCallback(() => setIsOpen(false), [])
  const openQuestion = (next: FeedChange, opener: HTMLElement) => {
    changing.reset()
    setOpened({ ...next, opener })
    setIsOpen(true)
  }
  const question = opened && (
    <Suspense>
      <LinkQuestion
        change={opened.change}
        changing={changing}
        isOpen={isOpen}
        onAnswer={() => changing.mutate(opened)}
        onClose={close}
        focusAfter={() => (changing.isSuccess ? focusChanged(opened) : opened.opener)}
      />
    </Suspense>
  )
  return { ask: openQuestion, question }
}
