import type { User } from '@atlas/contract/endpoints/users/users.ts'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import type { Ask } from '#users/question.ts'
import { RoleBoxes } from '#users/RoleBoxes.tsx'
import { SharesWith } from '#users/SharesWith.tsx'
import { hasRole, nameOf, userLabels } from '#users/user-fields.ts'
import styles from '#users/UserCard.module.css'
import { UserDetail } from '#users/UserDetail.tsx'
import cardLook from '#shared/ui/look/card.module.css'
import textLook from '#shared/ui/look/text.module.css'
import { classes } from '#shared/ui/look/classes.ts'
import { EmailText } from '#shared/ui/text/contact-links.tsx'
import { momentText } from '#shared/ui/text/moment-text.ts'

interface UserCardProps {
  readonly user: User
  readonly onAsk: Ask
}

/** A user on a phone. */
export function UserCard({ user, onAsk }: UserCardProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <article className={classes(cardLook.card, isOpen && cardLook.open)}>
      <div className={cardLook.top}>
        <h3>{nameOf(user)}</h3>
        <p>{user.organization}</p>
        <p className={classes(textLook.muted, textLook.wrapAnywhere)}>
          <EmailText email={user.email} />
        </p>
        <UserStatus user={user} onAsk={onAsk} />
      </div>
      <div className={cardLook.actions}>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? `detail-${user.id}` : undefined}
          aria-label={`Details for ${nameOf(user)}`}
          onClick={() => setIsOpen(!isOpen)}
        >
          Details
          <ChevronDown aria-hidden />
        </button>
      </div>
      {isOpen && (
        <div id={`detail-${user.id}`}>
          <UserDetail user={user} onAsk={onAsk} />
        </div>
      )}
    </article>
  )
}

function UserStatus({ user, onAsk }: { readonly user: User; readonly onAsk: Ask }) {
  return (
    <>
      {user.approved_at && <p className={textLook.muted}>Approved {momentText(user.approved_at)}</p>}
      {user.rejected_at && <p className={textLook.muted}>Rejected {momentText(user.rejected_at)}</p>}
      <RoleBoxes user={user} onAsk={onAsk} />
      {hasRole(user) && (
        <div className={styles.sharing}>
          <span className={textLook.muted}>{userLabels.organization_of}</span>
          <SharesWith user={user} onAsk={onAsk} />
        </div>
      )}
    </>
  )
}
