import { useEffect } from 'react'
import type { LinkChange } from '#elections/calendar-feed/feed-queries.ts'
import { linkChanges } from '#elections/calendar-feed/link-changes.ts'
import { ConfirmDialog } from '#shared/page/ConfirmDialog.tsx'
import type { QuestionDialogProps } from '#shared/ui/overlay/use-question.ts'

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
