import type { ReactNode } from 'react'
import { SendTrouble } from '#shared/page/SendTrouble.tsx'
import { BusyButton } from '#shared/ui/form/BusyButton.tsx'
import { DialogClose, QuestionDialog } from '#shared/ui/overlay/Dialog.tsx'
import type { QuestionDialogProps } from '#shared/ui/overlay/use-question.ts'

interface ConfirmDialogProps extends QuestionDialogProps {
  readonly title: string
  /** The answer that changes nothing and has the focus: "Keep it". */
  readonly keep: string
  /**
   * The label of the button that removes something ("End it"), and its label while the request is pending ("Ending…").
   */
  readonly act: string
  readonly busyText: string
  readonly sent: { readonly isPending: boolean; readonly isPaused: boolean; readonly error: unknown }
  readonly onAct: () => void
  /** What is removed, and what stays. */
  readonly children: ReactNode
}

/** Asks for confirmation before something is removed. */
export function ConfirmDialog({ keep, act, busyText, sent, onAct, children, ...dialog }: ConfirmDialogProps) {
  return (
    <QuestionDialog
      {...dialog}
      footer={
        <>
          <DialogClose>{keep}</DialogClose>
          <BusyButton variant="danger" isBusy={sent.isPending} busyText={busyText} onPress={onAct}>
            {act}
          </BusyButton>
        </>
      }
    >
      {children}
      <SendTrouble sent={sent} />
    </QuestionDialog>
  )
}
