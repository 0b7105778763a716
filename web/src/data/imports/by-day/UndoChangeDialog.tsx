import type { OwnChange } from '@atlas/contract/endpoints/data/own-changes.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { undoChange } from '#data/imports/by-day/own-changes-queries.ts'
import { forgetOldData } from '#shared/api/forget-old-data.ts'
import { SendTrouble } from '#shared/page/SendTrouble.tsx'
import { BusyButton } from '#shared/ui/form/BusyButton.tsx'
import { DialogClose, QuestionDialog } from '#shared/ui/overlay/Dialog.tsx'
import { momentText } from '#shared/ui/text/moment-text.ts'

interface UndoChangeDialogProps {
  readonly change: OwnChange
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly focusAfter: () => HTMLElement | null
}

const after = {
  task: 'Its answers wait to be looked at again.',
  correction: 'Who was told of it is told of that too.',
  import: 'The file stays in the list of imports.',
} as const

export function UndoChangeDialog({ change, onClose, ...dialog }: UndoChangeDialogProps) {
  const client = useQueryClient()
  const undoing = useMutation({
    mutationFn: undoChange,
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['imports'] })
      void forgetOldData(client)
      onClose()
    },
  })
  return (
    <QuestionDialog
      {...dialog}
      onClose={onClose}
      title={`Undo ${change.what}?`}
      footer={
        <>
          <DialogClose>Back</DialogClose>
          <BusyButton
            variant="danger"
            isBusy={undoing.isPending}
            busyText="Sending…"
            onPress={() => undoing.mutate(change)}
          >
            Undo
          </BusyButton>
        </>
      }
    >
      <p>
        What this brought on {momentText(change.at)} is taken out again; what came since stays. Where something has
        changed one of its values since, nothing is undone, and the reason is said.
      </p>
      {change.undo && <p>{after[change.undo.of]}</p>}
      <SendTrouble sent={undoing} />
    </QuestionDialog>
  )
}
