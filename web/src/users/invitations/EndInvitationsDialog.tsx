import type { Invitation } from '@atlas/contract/endpoints/users/invitations.ts'
import { useEndInvitations } from '#users/invitations/use-invitations.ts'
import { SendTrouble } from '#shared/page/SendTrouble.tsx'
import { BusyButton } from '#shared/ui/form/BusyButton.tsx'
import { DialogClose, QuestionDialog } from '#shared/ui/overlay/Dialog.tsx'
import type { QuestionDialogProps } from '#shared/ui/overlay/use-question.ts'
import { thousands } from '#shared/ui/text/thousands.ts'

interface EndInvitationsProps extends QuestionDialogProps {
  readonly invitations: readonly Invitation[]
}

/** One invitation, or all that are open. */
export function EndInvitationsDialog({ invitations, ...dialog }: EndInvitationsProps) {
  const ending = useEndInvitations(dialog.onClose)
  const [first, second] = invitations
  const isOne = second === undefined
  return (
    <QuestionDialog
      {...dialog}
      title={isOne ? `End the invitation of ${first?.email}?` : `End all ${thousands(invitations.length)} invitations?`}
      footer={
        <>
          <DialogClose>{isOne ? 'Keep it' : 'Keep them'}</DialogClose>
          <BusyButton
            variant="danger"
            isBusy={ending.isPending}
            busyText="Ending…"
            onPress={() => ending.mutate(invitations)}
          >
            {isOne ? 'End it' : 'End them all'}
          </BusyButton>
        </>
      }
    >
      <p>
        {isOne ? 'The link in the mail stops working at once.' : 'The links in all these mails stop working at once.'}
      </p>
      <SendTrouble sent={ending} />
    </QuestionDialog>
  )
}
