import { useCallback, useState } from 'react'
import { firstConnected, focusPlaces } from '#shared/ui/overlay/focus-places.ts'

/** `opener` is the pressed button, to which the focus returns, or to the next of its kind. */
export type AskQuestion<Question> = (question: Question, opener: HTMLElement) => void

/** The props of every question's dialog. */
export interface QuestionDialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  /** What gets the focus when the dialog closes. */
  readonly focusAfter: () => HTMLElement | null
}

interface OpenQuestion<Question> {
  readonly question: Question
  readonly places: readonly HTMLElement[]
  /** A React key, so that each question starts with fresh state. */
  readonly number: number
}

/** The one open question of a page, with the props of its dialog; it stays readable while that closes. */
export function useQuestion<Question>() {
  const [current, setCurrent] = useState<OpenQuestion<Question> | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const ask = useCallback<AskQuestion<Question>>((question, opener) => {
    setCurrent((before) => ({ question, places: focusPlaces(opener), number: (before?.number ?? 0) + 1 }))
    setIsOpen(true)
  }, [])
  const onClose = useCallback(() => setIsOpen(false), [])
  const focusAfter = useCallback(() => firstConnected(current?.places ?? []), [current])
  const dialog: QuestionDialogProps = { isOpen, onClose, focusAfter }
  return { current, ask, dialog }
}
