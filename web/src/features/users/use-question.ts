import { useCallback, useState } from 'react'
import { firstThatIsLeft, focusPlaces } from '#features/users/focus-places.ts'
import type { Ask, Question } from '#features/users/question.ts'

interface Asked {
  readonly question: Question
  readonly places: readonly HTMLElement[]
  /** Tells one question from the next, so that each begins afresh. */
  readonly number: number
}

/** The one question that is open; it stays readable while its dialog closes. */
export function useQuestion() {
  const [asked, setAsked] = useState<Asked | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const ask = useCallback<Ask>((question, opener) => {
    setAsked((before) => ({ question, places: focusPlaces(opener), number: (before?.number ?? 0) + 1 }))
    setIsOpen(true)
  }, [])
  const close = useCallback(() => setIsOpen(false), [])
  const focusAfter = useCallback(() => firstThatIsLeft(asked?.places ?? []), [asked])
  return { asked, isOpen, ask, close, focusAfter }
}
