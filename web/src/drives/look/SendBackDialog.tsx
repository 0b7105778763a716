import { longestTaskNote } from '@atlas/contract/endpoints/drives/answers.ts'
import { sendBackTask, type Task } from '@atlas/contract/endpoints/drives/tasks.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type SyntheticEvent, useId, useState } from 'react'
import { personName } from '#drives/frame/person-name.ts'
import { refetchDrives } from '#drives/frame/queries.ts'
import { call } from '#shared/api/call.ts'
import { SendTrouble } from '#shared/page/SendTrouble.tsx'
import { TextAreaField } from '#shared/ui/form/TextAreaField.tsx'
import { DialogButtons, QuestionDialog } from '#shared/ui/overlay/Dialog.tsx'
import { showToast } from '#shared/ui/overlay/toasts.tsx'
import type { QuestionDialogProps } from '#shared/ui/overlay/use-question.ts'

/** Why it goes back: nobody can mend what nobody names. */
export function SendBackDialog({ task, onClose, ...dialog }: QuestionDialogProps & { readonly task: Task }) {
  const id = useId()
  const client = useQueryClient()
  const navigate = useNavigate()
  const [word, setWord] = useState('')
  const [isRefused, setIsRefused] = useState(false)
  const name = personName(task.filled?.by)
  const sending = useMutation({
    mutationFn: () => call(sendBackTask, { params: { id: task.id }, body: { word } }),
    onSuccess: async () => {
      onClose()
      showToast('success', 'Sent back', `${name} is told.`)
      void refetchDrives(client)
      await navigate({ to: '/fill/look' })
    },
  })
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const isEmpty = word.trim() === ''
    setIsRefused(isEmpty)
    if (isEmpty) document.getElementById(`${id}-word`)?.focus()
    else if (!sending.isPending) sending.mutate()
  }
  return (
    <QuestionDialog
      {...dialog}
      onClose={onClose}
      title={`Send it back to ${name}?`}
      footer={
        <DialogButtons form={id} isBusy={sending.isPending} busyText="Sending…">
          Send back
        </DialogButtons>
      }
    >
      <form id={id} noValidate onSubmit={submit}>
        <TextAreaField
          id={`${id}-word`}
          data-asked-first
          label="What is to be done?"
          placeholder="Which day did you call?"
          maxLength={longestTaskNote}
          value={word}
          error={isRefused ? 'Say what is to be done, in a word or two.' : undefined}
          onChange={({ target }) => {
            setWord(target.value)
            setIsRefused(false)
          }}
        />
      </form>
      <SendTrouble sent={sending} />
    </QuestionDialog>
  )
}
