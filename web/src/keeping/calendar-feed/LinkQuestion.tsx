import type { UseMutationResult } from '@tanstack/react-query'
import { useEffect } from 'react'
import { SendTrouble } from '#layout/page/SendTrouble.tsx'
import { BusyButton } from '#ui/form/BusyButton.tsx'
import { DialogClose, QuestionDialog } from '#ui/overlay/Dialog.tsx'

/** Both end what somebody has in a calendar, so both are asked first. */
export const linkChanges = {
  reset: {
    button: 'Reset the link',
    question: 'Make a new link?',
    consequence: 'Calendars that use the old one will stop updating.',
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
} as const
export type LinkChange = keyof typeof linkChanges

const filtersOfNew = { kept: 'The new one has the same filters.', set: 'The new one has the filters you have set now.' }

interface LinkQuestionProps {
  readonly change: LinkChange
  /** A new link has the filters of the former one. */
  readonly keepsFilters: boolean
  readonly changing: UseMutationResult<void, Error, void>
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly focusAfter: () => HTMLElement | null
}

/** Asks before a link stops working; it closes over a box that shows what has become of it. */
export function LinkQuestion({ change, keepsFilters, changing, onClose, ...dialog }: LinkQuestionProps) {
  const { question, consequence, answer, busyText } = linkChanges[change]
  const { isSuccess } = changing
  useEffect(() => {
    if (isSuccess) onClose()
  }, [isSuccess, onClose])
  return (
    <QuestionDialog
      {...dialog}
      onClose={onClose}
      title={question}
      footer={
        <>
          <DialogClose>Keep it</DialogClose>
          <BusyButton
            variant="danger"
            isBusy={changing.isPending}
            busyText={busyText}
            onPress={() => changing.mutate()}
          >
            {answer}
          </BusyButton>
        </>
      }
    >
      <p>
        {consequence}
        {change === 'reset' && ` ${filtersOfNew[keepsFilters ? 'kept' : 'set']}`}
      </p>
      <SendTrouble sent={changing} />
    </QuestionDialog>
  )
}
