import type { ComponentProps } from 'react'
import { Dialog, DialogClose } from '#ui/Dialog.tsx'

interface TermsDialogProps extends Pick<ComponentProps<typeof Dialog>, 'trigger' | 'isOpenAtFirst'> {
  readonly onAccept: () => void
}

export function TermsDialog({ onAccept, ...dialog }: TermsDialogProps) {
  return (
    <Dialog
      {...dialog}
      title="Terms and conditions"
      footer={
        <DialogClose isPrimary onClick={onAccept}>
          Accept the terms
        </DialogClose>
      }
    >
      <p>You verify that you are an authorized user and not a candidate or agent of a candidate or committee.</p>
      <p>You agree:</p>
      <ul>
        <li>not to access unintended data,</li>
        <li>not to resell or distribute content,</li>
        <li>not to use it in a threatening, abusive or harassing way.</li>
      </ul>
    </Dialog>
  )
}
