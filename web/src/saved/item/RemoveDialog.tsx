import { ConfirmDialog } from '#shared/page/ConfirmDialog.tsx'
import type { QuestionDialogProps } from '#shared/ui/overlay/use-question.ts'

interface RemoveDialogProps extends QuestionDialogProps {
  readonly name: string
  /** What is removed with it, and what stays. */
  readonly warning: string
  readonly sent: { readonly isPending: boolean; readonly isPaused: boolean; readonly error: unknown }
  readonly onRemove: () => void
}

/** Asks before a saved item is removed. */
export function RemoveDialog({ name, warning, sent, onRemove, ...dialog }: RemoveDialogProps) {
  return (
    <ConfirmDialog
      {...dialog}
      title={`Delete ${name}?`}
      keep="Keep it"
      act="Delete"
      busyText="Deleting…"
      sent={sent}
      onAct={onRemove}
    >
      <p>{warning}</p>
    </ConfirmDialog>
  )
}
