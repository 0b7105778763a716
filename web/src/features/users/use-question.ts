import { useCallback, useState } from 'react'
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
  const focusAfter = useCallback(() => firstConnected(asked?.places ?? []), [asked])
  return { asked, isOpen, ask, close, focusAfter }
}

/**
 * Where the focus may go after a question: to what was pressed, and where that has left with its
 * row, to its like in the next rows, in the rows before, and last to the heading of the list.
 */
function focusPlaces(opener: HTMLElement): HTMLElement[] {
  const list = opener.closest<HTMLElement>('[data-user-list]')
  const action = opener.dataset['action']
  if (!list || !action) return [opener]
  const alike = [...list.querySelectorAll<HTMLElement>(`[data-action="${action}"]`)]
  const place = alike.indexOf(opener)
  const heading = list.querySelector<HTMLElement>('h2')
  return [...alike.slice(place), ...alike.slice(0, place).toReversed(), ...(heading ? [heading] : [])]
}

function firstConnected(places: readonly HTMLElement[]): HTMLElement | null {
  return places.find((place) => place.isConnected) ?? null
}
