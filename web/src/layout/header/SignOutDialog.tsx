import { forgetWaiting } from '#shared/api/clear-device-storage.ts'
import { countWaiting } from '#shared/api/device-storage.ts'
import { SendTrouble } from '#shared/page/SendTrouble.tsx'
import { BusyButton } from '#shared/ui/form/BusyButton.tsx'
import { DialogClose, QuestionDialog } from '#shared/ui/overlay/Dialog.tsx'
import type { QuestionDialogProps } from '#shared/ui/overlay/use-question.ts'

interface SignOutDialogProps extends QuestionDialogProps {
  readonly userId: string
  readonly ending: {
    readonly isPending: boolean
    readonly isPaused: boolean
    readonly error: unknown
    readonly mutate: () => void
  }
}

/** Asks what to do with unsent entries on this device before their owner signs out. */
export function SignOutDialog({ userId, ending, ...dialog }: SignOutDialogProps) {
  const throwAway = () => {
    forgetWaiting(userId)
    ending.mutate()
  }
  return (
    <QuestionDialog
      {...dialog}
      title="Log out with something not sent?"
      footer={
        <>
          <DialogClose>Stay</DialogClose>
          <BusyButton variant="danger" isBusy={false} busyText="Logging out…" onPress={throwAway}>
            Throw away and log out
          </BusyButton>
          <BusyButton isBusy={ending.isPending} busyText="Logging out…" onPress={() => ending.mutate()}>
            Keep and log out
          </BusyButton>
        </>
      }
    >
      <p>
        <b>{waitingText(countWaiting(userId))}</b> on this device and {countWaiting(userId) === 1 ? 'is' : 'are'} not
        sent yet.
      </p>
      <p>
        What you keep stays in this browser, and is sent when you log in here again. On a computer that others use,
        throw it away.
      </p>
      <SendTrouble sent={ending} />
    </QuestionDialog>
  )
}

function waitingText(count: number): string {
  return count === 1 ? '1 entry waits' : `${count} entries wait`
}
