import { useCallback, useState } from 'react'
import { firstConnected, focusPlaces } from '#shared/ui/overlay/focus-places.ts'

/** `opener` is what was pressed; the focus comes back to it, or to the next of its kind. */
export type AskQuestion<Question> = (question: Question, opener: HTMLElement) => void

/** What the dialog of a question is given besides it. */
export interface QuestionDialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly focusAfter: () => HTMLElement | null
}

interface OpenQuestion<Question> {
  readonly question: Question
  readonly places: readonly HTMLElement[]
  /** Tells one question from the next, so that each begins afresh. */
  readonly number: number
}

/** The one question of a page that is open; it stays readable while its dialog closes. */
export function useQuestion<Question>() {
  const [current, setCurrent] = useState<OpenQuestion<Question> | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const ask = useCallback<AskQuestion<Question>>((question, opener) => {
    setCurrent((before) => ({ question, places: focusPlaces(opener), number: (before?.number ?? 0) + 1 }))
    setIsOpen(true)
  }, [])
  const close = useCallback(() => setIsOpen(false), [])
  const focusAfter = useCallback(() => firstConnected(current?.places ?? []), [current])
  return { current, isOpen, ask, close, focusAfter }
}
