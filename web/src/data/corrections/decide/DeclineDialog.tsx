import {
  type Correction,
  declineCorrection,
  type DeclineReason,
  declineReasons,
  longestCorrectionNote,
} from '@atlas/contract/endpoints/data/corrections.ts'
import { useId, useState } from 'react'
import { call } from '#shared/api/call.ts'
import { labelOf, officeText } from '#data/corrections/report/decided/correction-words.ts'
import { useDecide } from '#data/corrections/report/decided/use-decide.ts'
import { SendTrouble } from '#shared/page/SendTrouble.tsx'
import { BusyButton } from '#shared/ui/form/BusyButton.tsx'
import { RadioList } from '#shared/ui/form/RadioGroup.tsx'
import { TextField } from '#shared/ui/form/TextField.tsx'
import { DialogClose, QuestionDialog } from '#shared/ui/overlay/Dialog.tsx'
import type { QuestionDialogProps } from '#shared/ui/overlay/use-question.ts'

interface DeclineDialogProps extends QuestionDialogProps {
  readonly correction: Correction
  readonly onDecided: (correction: Correction) => void
}

const choices = (Object.keys(declineReasons) as DeclineReason[]).map((value) => ({
  value,
  label: declineReasons[value],
}))

/** Asks for a reason, which the person who reported it will read. */
export function DeclineDialog({ correction, onDecided, ...dialog }: DeclineDialogProps) {
  const [reason, setReason] = useState<DeclineReason>('not_confirmed')
  const [note, setNote] = useState('')
  const noteId = useId()
  const refusal = { reason: 'Say why in a line first.', onPress: () => document.getElementById(noteId)?.focus() }
  const { id, column_id: columnId, official } = correction
  const declining = useDecide(
    () => call(declineCorrection, { params: { id }, body: { reason, note } }),
    (decided) => {
      onDecided(decided)
      dialog.onClose()
    },
  )
  return (
    <QuestionDialog
      {...dialog}
      title="Decline this report?"
      footer={
        <>
          <DialogClose>Back</DialogClose>
          <BusyButton
            variant="danger"
            isBusy={declining.isPending}
            busyText="Declining…"
            refusal={reason === 'other' && note.trim() === '' ? refusal : undefined}
            onPress={() => declining.mutate()}
          >
            Decline
          </BusyButton>
        </>
      }
    >
      <p>
        {labelOf(columnId)} of <b>{official.name}</b>, {officeText(correction)}
      </p>
      <RadioList legend="Why it is declined" choices={choices} value={reason} onChange={setReason} />
      <TextField
        id={noteId}
        label={reason === 'other' ? 'A line to whoever reported it' : 'A line to whoever reported it (optional)'}
        autoComplete="off"
        maxLength={longestCorrectionNote}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <SendTrouble sent={declining} />
    </QuestionDialog>
  )
}
