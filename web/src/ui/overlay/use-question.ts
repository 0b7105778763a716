import { useCallback, useState } from 'react'

/** `opener` is what was pressed; the focus comes back to it, or to the next of its kind. */
export type AskQuestion<Question> = (question: Question, opener: HTMLElement) => void

/** What the dialog of a question is given besides it. */
export interface QuestionDialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly focusAfter: () => HTMLElement | null
}

interface Asked<Question> {
  readonly question: Question
  readonly places: readonly HTMLElement[]
  /** Tells one question from the next, so that each begins afresh. */
  readonly number: number
}

/** The one question of a page that is open; it stays readable while its dialog closes. */
export function useQuestion<Question>() {
  const [asked, setAsked] = useState<Asked<Question> | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const ask = useCallback<AskQuestion<Question>>((question, opener) => {
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
  const list = opener.closest<HTMLElement>('[data-asking-list]')
  const action = opener.dataset['action']
  if (!list || !action) return [opener]
  const alike = [...list.querySelectorAll<HTMLElement>(`[data-action="${action}"]`)]
  const place = alike.indexOf(opener)
  const heading = list.querySelector<HTMLElement>('h1, h2')
  return [...alike.slice(place), ...alike.slice(0, place).toReversed(), ...(heading ? [heading] : [])]
}

function firstConnected(places: readonly HTMLElement[]): HTMLElement | null {
  return places.find((place) => place.isConnected) ?? null
}
