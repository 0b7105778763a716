import type { User } from '@atlas/contract/endpoints/users/users.ts'
import { PencilLine } from 'lucide-react'
import type { Ask } from '#users/question.ts'
import styles from '#users/SharesWith.module.css'
import { hasRole, nameOf } from '#users/user-fields.ts'
import { UserValue } from '#users/UserValue.tsx'
import buttonLook from '#shared/ui/look/button.module.css'

/** The organization that somebody is in, and a button that changes it. */
export function SharesWith({ user, onAsk }: { readonly user: User; readonly onAsk: Ask }) {
  return (
    <div className={styles.sharesWith}>
      <span>
        <UserValue user={user} field="organization_of" />
      </span>
      {hasRole(user) && (
        <button
          type="button"
          className={buttonLook.icon}
          data-action="move"
          aria-label={`Change whom ${nameOf(user)} shares with`}
          aria-haspopup="dialog"
          onClick={({ currentTarget }) => onAsk({ kind: 'move', user }, currentTarget)}
        >
          <PencilLine aria-hidden />
        </button>
      )}
    </div>
  )
}
