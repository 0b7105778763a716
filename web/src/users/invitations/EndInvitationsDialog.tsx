import type { Invitation } from '@atlas/contract/endpoints/users/invitations.ts'
import { useEndInvitations } from '#users/invitations/use-invitations.ts'
import { ConfirmDialog } from '#shared/page/ConfirmDialog.tsx'
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
    <ConfirmDialog
      {...dialog}
      title={isOne ? `End the invitation of ${first?.email}?` : `End all ${thousands(invitations.length)} invitations?`}
      keep={isOne ? 'Keep it' : 'Keep them'}
      act={isOne ? 'End it' : 'End them all'}
      busyText="Ending…"
      sent={ending}
      onAct={() => ending.mutate(invitations)}
    >
      <p>
        {isOne ? 'The link in the mail stops working at once.' : 'The links in all these mails stop working at once.'}
      </p>
    </ConfirmDialog>
  )
}
