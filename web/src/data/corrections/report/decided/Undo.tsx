import { type Correction, undoCorrection } from '@atlas/contract/endpoints/data/corrections.ts'
import { call } from '#shared/api/call.ts'
import { useRef, useState } from 'react'
import { labelOf, officeText } from '#data/corrections/report/decided/correction-words.ts'
import { SendTrouble } from '#shared/page/SendTrouble.tsx'
import { BusyButton } from '#shared/ui/form/BusyButton.tsx'
import { DialogClose, QuestionDialog } from '#shared/ui/overlay/Dialog.tsx'
import type { QuestionDialogProps } from '#shared/ui/overlay/use-question.ts'
import { useDecide } from '#data/corrections/report/decided/use-decide.ts'
import buttonLook from '#shared/ui/look/button.module.css'

interface UndoProps {
  readonly correction: Correction
  /**
   * A decision made just now is undone with one press; later the button asks first, because people have been notified.
   */
  readonly asks?: boolean
  readonly onUndone?: (correction: Correction) => void
}

export function Undo({ correction, asks = false, onUndone = () => {} }: UndoProps) {
  const { id, column_id: columnId, official } = correction
  const [isAsking, setAsking] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const undoing = useDecide(
    () => call(undoCorrection, { params: { id }, body: {} }),
    (undone) => {
      setAsking(false)
      onUndone(undone)
    },
  )
  return (
    <>
      <button
        ref={button}
        type="button"
        className={buttonLook.link}
        aria-busy={undoing.isPending || undefined}
        aria-haspopup={asks ? 'dialog' : undefined}
        aria-label={`Undo the decision about ${labelOf(columnId)} of ${official.name}`}
        onClick={() => (asks ? setAsking(true) : !undoing.isPending && undoing.mutate())}
      >
        Undo
      </button>
      {asks && (
        <UndoQuestion
          correction={correction}
          undoing={undoing}
          isOpen={isAsking}
          onClose={() => setAsking(false)}
          focusAfter={() => button.current}
        />
      )}
    </>
  )
}

interface UndoQuestionProps extends QuestionDialogProps {
  readonly correction: Correction
  readonly undoing: ReturnType<typeof useDecide>
}

function UndoQuestion({ correction, undoing, ...dialog }: UndoQuestionProps) {
  const { official, column_id: columnId, reports, status } = correction
  return (
    <QuestionDialog
      {...dialog}
      title="Undo this decision?"
      footer={
        <>
          <DialogClose>Back</DialogClose>
          <BusyButton isBusy={undoing.isPending} busyText="Undoing…" onPress={() => undoing.mutate()}>
            Undo
          </BusyButton>
        </>
      }
    >
      <p>
        {labelOf(columnId)} of <b>{official.name}</b>, {officeText(correction)}
      </p>
      <p>
        {status === 'accepted'
          ? 'The value is not shown any more: what was there before it comes back.'
          : 'The report is to be checked again.'}{' '}
        {reports.length > 0 && 'Whoever was told of the decision is told of this by e-mail too.'}
      </p>
      <SendTrouble sent={undoing} />
    </QuestionDialog>
  )
}
