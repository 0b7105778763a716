import type { WaitingEntry } from '#accounts/own/waiting/waiting-entries.ts'
import { BusyButton } from '#shared/ui/form/BusyButton.tsx'
import { DialogClose, QuestionDialog } from '#shared/ui/overlay/Dialog.tsx'
import type { QuestionDialogProps } from '#shared/ui/overlay/use-question.ts'

interface ThrowAwayDialogProps extends QuestionDialogProps {
  readonly entry: WaitingEntry
  readonly onThrownAway: () => void
}

/** Unsent entries exist nowhere else, so discarding one is final. */
export function ThrowAwayDialog({ entry: { what, about, forget }, onThrownAway, ...dialog }: ThrowAwayDialogProps) {
  const throwAway = () => {
    forget()
    onThrownAway()
  }
  return (
    <QuestionDialog
      {...dialog}
      title="Throw it away?"
      footer={
        <>
          <DialogClose>Keep it</DialogClose>
          <BusyButton variant="danger" isBusy={false} busyText="Throwing away…" onPress={throwAway}>
            Throw away
          </BusyButton>
        </>
      }
    >
      <p>
        <b>{what}</b>, {about}
      </p>
      <p>Only this device has it. It is not sent any more, and cannot be brought back.</p>
    </QuestionDialog>
  )
}
