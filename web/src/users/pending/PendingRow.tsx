import type { User } from '@atlas/contract/endpoints/users/users.ts'
import { ChevronDown, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { DecisionButtons } from '#users/DecisionButtons.tsx'
import type { Alike } from '#users/pending/look-alikes.ts'
import styles from '#users/pending/Pending.module.css'
import { registeredText } from '#users/pending/registered-text.ts'
import type { Ask } from '#users/question.ts'
import { nameOf } from '#users/user-fields.ts'
import { UserDetail } from '#users/UserDetail.tsx'
import { UserValue } from '#users/UserValue.tsx'
import badgeLook from '#shared/ui/look/badge.module.css'
import buttonLook from '#shared/ui/look/button.module.css'
import { classes } from '#shared/ui/look/classes.ts'
import textLook from '#shared/ui/look/text.module.css'
import { EmailText } from '#shared/ui/text/contact-links.tsx'

interface PendingRowProps {
  readonly user: User
  readonly alike: Alike
  readonly isChosen: boolean
  readonly onChoose: (isChosen: boolean) => void
  readonly onAsk: Ask
}

/** A person who waits, with everything that a decision needs. */
export function PendingRow({ user, alike, isChosen, onChoose, onAsk }: PendingRowProps) {
  const [isOpen, setIsOpen] = useState(false)
  const name = nameOf(user)
  return (
    <li className={classes(styles.row, isChosen && styles.chosen)}>
      <label className={styles.pick}>
        <input type="checkbox" checked={isChosen} onChange={({ target }) => onChoose(target.checked)} />
        <span className={textLook.visuallyHidden}>Choose {name}</span>
      </label>
      <div className={styles.person}>
        <h3>{name}</h3>
        <p className={styles.small}>
          <EmailText email={user.email} />
        </p>
      </div>
      <div className={styles.small}>
        <p>{organizationText(user) || <span className={textLook.unknown}>No organization named</span>}</p>
        {user.organization_site && (
          <p>
            <UserValue user={user} field="organization_site" />
          </p>
        )}
        <AlikeText alike={alike} />
      </div>
      <div className={styles.small}>
        <p>{registeredText(user.created_at)}</p>
        <p>
          <span className={user.confirm_email ? badgeLook.success : badgeLook.warning}>
            {user.confirm_email ? 'Email confirmed' : 'Email not confirmed'}
          </span>
        </p>
      </div>
      <div className={styles.actions}>
        <DecisionButtons user={user} onAsk={onAsk} />
        <button
          type="button"
          className={buttonLook.icon}
          aria-expanded={isOpen}
          aria-controls={isOpen ? `detail-${user.id}` : undefined}
          aria-label={`Details for ${name}`}
          onClick={() => setIsOpen(!isOpen)}
        >
          <ChevronDown aria-hidden />
        </button>
      </div>
      {isOpen && (
        <div id={`detail-${user.id}`} className={styles.detail}>
          <UserDetail user={user} onAsk={onAsk} />
        </div>
      )}
    </li>
  )
}

function organizationText({ organization, entity_type }: User): string {
  return [organization, entity_type].filter(Boolean).join(', ')
}

function AlikeText({ alike }: { readonly alike: Alike }) {
  if (!alike) return null
  if (alike.kind === 'same') return <p>There is an organization with this name.</p>
  return (
    <p className={styles.alike}>
      <TriangleAlert aria-hidden />
      <span>
        {alike.kind === 'organization' ? 'Looks like' : 'Looks like what somebody else typed:'} “{alike.name}”, written
        otherwise
      </span>
    </p>
  )
}
