import { longestSearchName, type SavedSearch } from '@atlas/contract/endpoints/saved-searches.ts'
import { type SyntheticEvent, useId, useState } from 'react'
import { nameTaken, useChangeSearch } from '#keeping/searches/saved-searches.ts'
import { SendTrouble } from '#layout/page/SendTrouble.tsx'
import { BusyButton } from '#ui/form/BusyButton.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { DialogClose, QuestionDialog } from '#ui/overlay/Dialog.tsx'
import { showToast } from '#ui/overlay/toasts.tsx'
import type { QuestionDialogProps } from '#ui/overlay/use-question.ts'

/** Another name for a search. */
export function RenameDialog({ search, onClose, ...dialog }: QuestionDialogProps & { readonly search: SavedSearch }) {
  const formId = useId()
  const [name, setName] = useState(search.name)
  const renaming = useChangeSearch(() => {
    showToast('success', 'Search renamed')
    onClose()
  })
  const [isMissing, setIsMissing] = useState(false)
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setIsMissing(name.trim() === '')
    if (name.trim() !== '' && !renaming.isPending) renaming.mutate({ id: search.id, changes: { name } })
  }
  const taken = renaming.data === nameTaken ? 'You have a search with this name. Choose another.' : undefined
  return (
    <QuestionDialog
      {...dialog}
      onClose={onClose}
      title="Rename this search"
      footer={
        <>
          <DialogClose>Cancel</DialogClose>
          <BusyButton isBusy={renaming.isPending} busyText="Renaming…" form={formId}>
            Rename
          </BusyButton>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <TextField
          label="Name"
          value={name}
          maxLength={longestSearchName}
          error={isMissing ? 'Enter a name.' : taken}
          onChange={({ target }) => {
            setName(target.value)
            setIsMissing(false)
            renaming.reset()
          }}
        />
      </form>
      <SendTrouble sent={renaming} />
    </QuestionDialog>
  )
}
