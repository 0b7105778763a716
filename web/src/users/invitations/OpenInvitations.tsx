import type { Invitation } from '@atlas/contract/endpoints/users/invitations.ts'
import { useRef } from 'react'
import styles from '#users/invitations/Invitations.module.css'
import { dayOf } from '#users/invitations/invitee-words.ts'
import { useEndInvitation, useInviteAgain } from '#users/invitations/use-invitations.ts'
import { Fold, useFold } from '#users/organizations/Fold.tsx'
import { SendTrouble } from '#shared/page/SendTrouble.tsx'
import { BusyButton } from '#shared/ui/form/BusyButton.tsx'
import badgeLook from '#shared/ui/look/badge.module.css'
import buttonLook from '#shared/ui/look/button.module.css'
import textLook from '#shared/ui/look/text.module.css'
import { DialogClose, QuestionDialog } from '#shared/ui/overlay/Dialog.tsx'
import { type QuestionDialogProps, useQuestion } from '#shared/ui/overlay/use-question.ts'

const atFirst = 10

/** What was sent and nobody has used: each can be sent again, or ended. */
export function OpenInvitations({ invitations }: { readonly invitations: readonly Invitation[] }) {
  const fold = useFold(invitations, atFirst)
  const again = useInviteAgain()
  const heading = useRef<HTMLHeadingElement>(null)
  const { current, isOpen, ask, close } = useQuestion<Invitation>()
  return (
    <div data-asking-list="invitations">
      <h3 className={styles.open} ref={heading} tabIndex={-1}>
        Open invitations
      </h3>
      {invitations.length === 0 && <p className={textLook.muted}>No invitation is open.</p>}
      <ul className={styles.rows} aria-label="Open invitations">
        {fold.shown.map((invitation) => (
          <li key={invitation.id}>
            <p>
              <b>{invitation.email}</b>
            </p>
            <p className={styles.small}>{[invitation.role, invitation.organization].filter(Boolean).join(', ')}</p>
            <p className={styles.small}>
              <StandingText invitation={invitation} />
            </p>
            <div className={styles.actions}>
              <button
                type="button"
                className={buttonLook.button}
                aria-busy={(again.isPending && again.variables.id === invitation.id) || undefined}
                onClick={() => {
                  if (!again.isPending) again.mutate(invitation)
                }}
              >
                Send again<span className={textLook.visuallyHidden}> to {invitation.email}</span>
              </button>
              <button
                type="button"
                className={buttonLook.button}
                aria-haspopup="dialog"
                onClick={({ currentTarget }) => ask(invitation, currentTarget)}
              >
                End …<span className={textLook.visuallyHidden}> the invitation of {invitation.email}</span>
              </button>
            </div>
          </li>
        ))}
      </ul>
      <Fold fold={fold} noun="invitations" />
      <SendTrouble sent={again} />
      {current && (
        <EndInvitationDialog
          key={current.number}
          invitation={current.question}
          isOpen={isOpen}
          onClose={close}
          focusAfter={() => heading.current}
        />
      )}
    </div>
  )
}

function StandingText({ invitation }: { readonly invitation: Invitation }) {
  if (invitation.is_undelivered) return <span className={badgeLook.danger}>Could not be delivered</span>
  if (invitation.has_expired) return <span className={badgeLook.warning}>Ended {dayOf(invitation.expires_at)}</span>
  return `sent ${dayOf(invitation.invited_at)}, until ${dayOf(invitation.expires_at)}`
}

interface EndInvitationProps extends QuestionDialogProps {
  readonly invitation: Invitation
}

function EndInvitationDialog({ invitation, ...dialog }: EndInvitationProps) {
  const ending = useEndInvitation(dialog.onClose)
  return (
    <QuestionDialog
      {...dialog}
      title={`End the invitation of ${invitation.email}?`}
      footer={
        <>
          <DialogClose>Keep it</DialogClose>
          <BusyButton
            variant="danger"
            isBusy={ending.isPending}
            busyText="Ending…"
            onPress={() => ending.mutate(invitation)}
          >
            End it
          </BusyButton>
        </>
      }
    >
      <p>The link in the mail stops working at once.</p>
      <SendTrouble sent={ending} />
    </QuestionDialog>
  )
}
