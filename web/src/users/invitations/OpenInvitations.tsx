import type { Invitation } from '@atlas/contract/endpoints/users/invitations.ts'
import type { Organization } from '@atlas/contract/endpoints/users/organizations.ts'
import { useRef } from 'react'
import { EndInvitationsDialog } from '#users/invitations/EndInvitationsDialog.tsx'
import { MendInvitationDialog } from '#users/invitations/MendInvitationDialog.tsx'
import styles from '#users/invitations/Invitations.module.css'
import { dayOf } from '#users/invitations/invitee-words.ts'
import { useInviteAgain } from '#users/invitations/use-invitations.ts'
import { Fold, useFold } from '#users/organizations/Fold.tsx'
import { SendTrouble } from '#shared/page/SendTrouble.tsx'
import badgeLook from '#shared/ui/look/badge.module.css'
import buttonLook from '#shared/ui/look/button.module.css'
import { classes } from '#shared/ui/look/classes.ts'
import textLook from '#shared/ui/look/text.module.css'
import { type AskQuestion, useQuestion } from '#shared/ui/overlay/use-question.ts'

const atFirst = 10

interface OpenInvitationsProps {
  readonly invitations: readonly Invitation[]
  readonly organizations: readonly Organization[]
}

/** The questions about one invitation, or about all. */
type InvitationQuestion =
  | { readonly deed: 'end'; readonly invitations: readonly Invitation[] }
  | { readonly deed: 'mend'; readonly invitation: Invitation }

/** Invitations that nobody has used: each can be sent again, corrected if it did not arrive, or ended. */
export function OpenInvitations({ invitations, organizations }: OpenInvitationsProps) {
  const fold = useFold(invitations, atFirst)
  const again = useInviteAgain()
  const heading = useRef<HTMLHeadingElement>(null)
  const { current, ask, dialog } = useQuestion<InvitationQuestion>()
  return (
    <div data-asking-list="invitations">
      <div className={classes(styles.head, styles.open)}>
        <h3 ref={heading} tabIndex={-1}>
          Open invitations
        </h3>
        {invitations.length > 1 && (
          <button
            type="button"
            className={buttonLook.button}
            aria-haspopup="dialog"
            onClick={({ currentTarget }) => ask({ deed: 'end', invitations }, currentTarget)}
          >
            End all …<span className={textLook.visuallyHidden}> open invitations</span>
          </button>
        )}
      </div>
      {invitations.length === 0 ? (
        <p className={textLook.muted}>No invitation is open.</p>
      ) : (
        <ul className={styles.rows} aria-label="Open invitations">
          {fold.shown.map((invitation) => (
            <InvitationRow key={invitation.id} invitation={invitation} again={again} onAsk={ask} />
          ))}
        </ul>
      )}
      <Fold fold={fold} noun="invitations" />
      <SendTrouble sent={again} />
      {current?.question.deed === 'end' && (
        <EndInvitationsDialog
          key={current.number}
          invitations={current.question.invitations}
          {...dialog}
          focusAfter={() => heading.current}
        />
      )}
      {current?.question.deed === 'mend' && (
        <MendInvitationDialog
          key={current.number}
          invitation={current.question.invitation}
          organizations={organizations}
          {...dialog}
          focusAfter={() => heading.current}
        />
      )}
    </div>
  )
}

interface InvitationRowProps {
  readonly invitation: Invitation
  readonly again: ReturnType<typeof useInviteAgain>
  readonly onAsk: AskQuestion<InvitationQuestion>
}

function InvitationRow({ invitation, again, onAsk }: InvitationRowProps) {
  return (
    <li>
      <p>
        <b>{invitation.email}</b>
      </p>
      <p className={styles.small}>{[invitation.role, invitation.organization].filter(Boolean).join(', ')}</p>
      <p className={styles.small}>
        <InvitationStatus invitation={invitation} />
      </p>
      <div className={styles.actions}>
        {invitation.is_undelivered && (
          <button
            type="button"
            className={buttonLook.button}
            aria-haspopup="dialog"
            onClick={({ currentTarget }) => onAsk({ deed: 'mend', invitation }, currentTarget)}
          >
            Mend …<span className={textLook.visuallyHidden}> the address {invitation.email}</span>
          </button>
        )}
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
          onClick={({ currentTarget }) => onAsk({ deed: 'end', invitations: [invitation] }, currentTarget)}
        >
          End …<span className={textLook.visuallyHidden}> the invitation of {invitation.email}</span>
        </button>
      </div>
    </li>
  )
}

function InvitationStatus({ invitation }: { readonly invitation: Invitation }) {
  if (invitation.is_undelivered) return <span className={badgeLook.danger}>Could not be delivered</span>
  if (invitation.has_expired) return <span className={badgeLook.warning}>Ended {dayOf(invitation.expires_at)}</span>
  return `sent ${dayOf(invitation.invited_at)}, until ${dayOf(invitation.expires_at)}`
}
