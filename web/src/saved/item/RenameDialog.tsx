import { longestSavedName } from '@atlas/contract/rules/saved-name.ts'
import { type SyntheticEvent, useId, useState } from 'react'
import { SendTrouble } from '#shared/page/SendTrouble.tsx'
import { TextField } from '#shared/ui/form/TextField.tsx'
import { DialogButtons, QuestionDialog } from '#shared/ui/overlay/Dialog.tsx'
import type { QuestionDialogProps } from '#shared/ui/overlay/use-question.ts'

interface RenameDialogProps extends QuestionDialogProps {
  readonly title: string
  readonly name: string
  /** Why the submitted name cannot be used. */
  readonly refusal?: string | undefined
  readonly sent: { readonly isPending: boolean; readonly isPaused: boolean; readonly error: unknown }
  readonly onRename: (name: string) => void
  /** The text has changed. */
  readonly onType: () => void
}

/** Renames a saved item. */
export function RenameDialog({ title, name, refusal, sent, onRename, onType, ...dialog }: RenameDialogProps) {
  const formId = useId()
  const [typed, setTyped] = useState(name)
  const [isMissing, setIsMissing] = useState(false)
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setIsMissing(typed.trim() === '')
    if (typed.trim() !== '' && !sent.isPending) onRename(typed)
  }
  return (
    <QuestionDialog
      {...dialog}
      title={title}
      footer={
        <DialogButtons isBusy={sent.isPending} busyText="Renaming…" form={formId}>
          Rename
        </DialogButtons>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <TextField
          label="Name"
          value={typed}
          maxLength={longestSavedName}
          error={isMissing ? 'Enter a name.' : refusal}
          onChange={({ target }) => {
            setTyped(target.value)
            setIsMissing(false)
            onType()
          }}
        />
      </form>
      <SendTrouble sent={sent} />
    </QuestionDialog>
  )
}
