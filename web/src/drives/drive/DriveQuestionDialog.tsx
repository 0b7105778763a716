import { deleteDrive, type Drive } from '@atlas/contract/endpoints/drives/drives.ts'
import { longestSavedName } from '@atlas/contract/rules/saved-name.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type SyntheticEvent, useId, useState } from 'react'
import { useChangeDrive } from '#drives/drive/use-change-drive.ts'
import { drivesQuery } from '#drives/frame/queries.ts'
import { call } from '#shared/api/call.ts'
import { ConfirmDialog } from '#shared/page/ConfirmDialog.tsx'
import { SendTrouble } from '#shared/page/SendTrouble.tsx'
import { TextField } from '#shared/ui/form/TextField.tsx'
import { DialogButtons, QuestionDialog } from '#shared/ui/overlay/Dialog.tsx'
import type { QuestionDialogProps } from '#shared/ui/overlay/use-question.ts'
import { showToast } from '#shared/ui/overlay/toasts.tsx'

export type DriveQuestion = 'rename' | 'delete'

interface DriveQuestionDialogProps extends QuestionDialogProps {
  readonly question: DriveQuestion
  readonly drive: Drive
}

export function DriveQuestionDialog({ question, ...props }: DriveQuestionDialogProps) {
  return question === 'rename' ? <RenameDialog {...props} /> : <DeleteDialog {...props} />
}

type DialogProps = Omit<DriveQuestionDialogProps, 'question'>

function RenameDialog({ drive, onClose, ...dialog }: DialogProps) {
  const formId = useId()
  const [name, setName] = useState(drive.name)
  const [isRefused, setIsRefused] = useState(false)
  const changing = useChangeDrive(drive.id, onClose)
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setIsRefused(name.trim() === '')
    if (name.trim() !== '') changing.mutate({ name })
  }
  return (
    <QuestionDialog
      {...dialog}
      onClose={onClose}
      title="Rename this drive"
      footer={
        <DialogButtons form={formId} isBusy={changing.isPending} busyText="Saving…">
          Save
        </DialogButtons>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <TextField
          label="Name"
          value={name}
          maxLength={longestSavedName}
          error={isRefused ? 'Give the drive a name.' : undefined}
          onChange={({ target }) => setName(target.value)}
        />
      </form>
      <SendTrouble sent={changing} />
    </QuestionDialog>
  )
}

function DeleteDialog({ drive, onClose, ...dialog }: DialogProps) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const deleting = useMutation({
    mutationFn: () => call(deleteDrive, { params: { id: drive.id } }),
    onSuccess: async () => {
      onClose()
      showToast('success', 'Drive deleted', `What ${drive.name} brought stays.`)
      await navigate({ to: '/fill' })
      await client.invalidateQueries(drivesQuery)
    },
  })
  const { waiting } = drive.progress
  return (
    <ConfirmDialog
      {...dialog}
      onClose={onClose}
      title={`Delete “${drive.name}”?`}
      keep="Keep it"
      act="Delete"
      busyText="Deleting…"
      sent={deleting}
      onAct={() => deleting.mutate()}
    >
      <p>Its tasks and drafts go with it. What was published stays.</p>
      {waiting > 0 && (
        <p>
          <b>
            {waiting} {waiting === 1 ? 'answer that waits' : 'answers that wait'} to be looked at
          </b>{' '}
          would be lost.
        </p>
      )}
    </ConfirmDialog>
  )
}
