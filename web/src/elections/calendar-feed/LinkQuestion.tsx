import { useEffect } from 'react'
import type { LinkChange } from '#elections/calendar-feed/feed-queries.ts'
import { ConfirmDialog } from '#shared/page/ConfirmDialog.tsx'
import type { QuestionDialogProps } from '#shared/ui/overlay/use-question.ts'

/** Both end what somebody has in a calendar, so both are asked first. */
export const linkChanges = {
  reset: {
    button: 'Reset the link',
    question: 'Make a new link?',
    consequence: 'Calendars that use the old one will stop updating. The new one has the same filters.',
    answer: 'Make a new link',
    busyText: 'Making…',
  },
  remove: {
    button: 'Remove the link',
    question: 'Remove the link?',
    consequence: 'Calendars that use it will stop updating. You can make another one at any time.',
    answer: 'Remove the link',
    busyText: 'Removing…',
  },
} as const satisfies Record<LinkChange, object>

interface LinkQuestionProps extends QuestionDialogProps {
  readonly change: LinkChange
  readonly changing: {
    readonly isSuccess: boolean
    readonly isPending: boolean
    readonly isPaused: boolean
    readonly error: unknown
  }
  readonly onAnswer: () => void
}

/** Asks before a link stops working; it closes over a box that shows what has become of it. */
export function LinkQuestion({ change, changing, onAnswer, onClose, ...dialog }: LinkQuestionProps) {
  const { question, consequence, answer, busyText } = linkChanges[change]
  const { isSuccess } = changing
  useEffect(() => {
    if (isSuccess) onClose()
  }, [isSuccess, onClose])
  return (
    <ConfirmDialog
      {...dialog}
      onClose={onClose}
      title={question}
      keep="Keep it"
      act={answer}
      busyText={busyText}
      sent={changing}
      onAct={onAnswer}
    >
      <p>{consequence}</p>
    </ConfirmDialog>
  )
}
