import { SendTrouble } from '#shared/page/SendTrouble.tsx'
import { BusyButton } from '#shared/ui/form/BusyButton.tsx'
import { DialogClose, QuestionDialog } from '#shared/ui/overlay/Dialog.tsx'
import type { QuestionDialogProps } from '#shared/ui/overlay/use-question.ts'

interface RemoveDialogProps extends QuestionDialogProps {
  readonly name: string
  /** What goes with it, and what stays. */
  readonly warning: string
  readonly sent: { readonly isPending: boolean; readonly isPaused: boolean; readonly error: unknown }
  readonly onRemove: () => void
}

/** Asks before something that is kept is gone. */
export function RemoveDialog({ name, warning, sent, onRemove, ...dialog }: RemoveDialogProps) {
  return (
    <QuestionDialog
      {...dialog}
      title={`Delete ${name}?`}
      footer={
        <>
          <DialogClose>Keep it</DialogClose>
          <BusyButton variant="danger" isBusy={sent.isPending} busyText="Deleting…" onPress={onRemove}>
            Delete
          </BusyButton>
        </>
      }
    >
      <p>{warning}</p>
      <SendTrouble sent={sent} />
    </QuestionDialog>
  )
}
