import type { OfficialList } from '@atlas/contract/endpoints/saved/lists.ts'
import { type SyntheticEvent, useId, useState } from 'react'
import { addressed, labelsPerSheet } from '#saved/lists/print/sheets.ts'
import { TextField } from '#shared/ui/form/TextField.tsx'
import textLook from '#shared/ui/look/text.module.css'
import { DialogButtons, QuestionDialog } from '#shared/ui/overlay/Dialog.tsx'

interface LabelsDialogProps {
  readonly list: OfficialList
  readonly onClose: () => void
  readonly focusAfter: () => HTMLElement | null
  /** The first label to print on, of the first sheet. */
  readonly onPrint: (from: number) => void
}

/** Says who gets a label, before paper is used. */
export function LabelsDialog({ list: { officials }, onPrint, onClose, focusAfter }: LabelsDialogProps) {
  const formId = useId()
  const [from, setFrom] = useState('1')
  const [isRefused, setIsRefused] = useState(false)
  const count = addressed(officials).length
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const first = Number(from)
    const isLabel = Number.isInteger(first) && first >= 1 && first <= labelsPerSheet
    setIsRefused(!isLabel)
    if (!isLabel || count === 0) return
    onClose()
    onPrint(first)
  }
  const nobody = {
    reason: 'There is nothing to print: no office address is on file of anybody in it.',
    onPress: onClose,
  }
  return (
    <QuestionDialog
      isOpen
      onClose={onClose}
      focusAfter={focusAfter}
      title="Print mailing labels"
      footer={
        <DialogButtons isBusy={false} busyText="Printing…" form={formId} refusal={count === 0 ? nobody : undefined}>
          Print labels
        </DialogButtons>
      }
    >
      <p>
        <b>
          {count} of {officials.length}
        </b>{' '}
        have an office address. Those who left office get no label.
      </p>
      <form id={formId} onSubmit={submit} noValidate>
        <TextField
          label="First free label of the sheet"
          type="number"
          inputMode="numeric"
          min={1}
          max={labelsPerSheet}
          value={from}
          error={isRefused ? `Enter a number from 1 to ${labelsPerSheet}.` : undefined}
          onChange={({ target }) => setFrom(target.value)}
        />
      </form>
      <p className={textLook.muted}>
        For sheets of 30 labels, 2⅝ by 1 inch (Avery 5160 and alike). In the print window choose Letter, 100% and no
        headers.
      </p>
    </QuestionDialog>
  )
}
