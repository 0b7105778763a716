import type { OwnChange } from '@atlas/contract/endpoints/data/own-changes.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { undoChange } from '#data/imports/by-day/own-changes-queries.ts'
import { forgetOldData } from '#shared/api/forget-old-data.ts'
import { ConfirmDialog } from '#shared/page/ConfirmDialog.tsx'
import { momentText } from '#shared/ui/text/moment-text.ts'
import type { QuestionDialogProps } from '#shared/ui/overlay/use-question.ts'

interface UndoChangeDialogProps extends QuestionDialogProps {
  readonly change: OwnChange
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
    <ConfirmDialog
      {...dialog}
      onClose={onClose}
      title={`Undo ${change.what}?`}
      keep="Back"
      act="Undo"
      busyText="Sending…"
      sent={undoing}
      onAct={() => undoing.mutate(change)}
    >
      <p>
        What this brought on {momentText(change.at)} is taken out again; what came since stays. Where something has
        changed one of its values since, nothing is undone, and the reason is said.
      </p>
      {change.undo && <p>{after[change.undo.of]}</p>}
    </ConfirmDialog>
  )
}
