import type { User } from '@atlas/contract/endpoints/users/users.ts'
import type { Ask } from '#users/question.ts'
import styles from '#users/RoleBoxes.module.css'
import { nameOf, rolesOf } from '#users/user-fields.ts'
import { Checkbox } from '#shared/ui/form/Checkbox.tsx'
import textLook from '#shared/ui/look/text.module.css'

/** A box keeps its state until the change has been confirmed and made. */
export function RoleBoxes({ user, onAsk }: { readonly user: User; readonly onAsk: Ask }) {
  return (
    <div className={styles.boxes}>
      {rolesOf(user).map((role) => (
        <Checkbox
          key={role}
          checked={user.roles[role]}
          data-action={`role-${role}`}
          onChange={({ currentTarget }) =>
            onAsk({ kind: 'role', user, role, isGiven: !user.roles[role] }, currentTarget)
          }
        >
          {role}
          <span className={textLook.visuallyHidden}> for {nameOf(user)}</span>
        </Checkbox>
      ))}
    </div>
  )
}
