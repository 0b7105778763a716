import type { ComponentProps } from 'react'
import { terms } from '@atlas/contract/rules/terms.ts'
import { Dialog, DialogClose } from '#shared/ui/overlay/Dialog.tsx'

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
      <p>{terms.verify}</p>
      <p>{terms.agree}</p>
      <ul>
        {terms.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </Dialog>
  )
}
