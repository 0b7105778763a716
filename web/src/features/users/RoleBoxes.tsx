import type { User } from '@atlas/contract/endpoints/users.ts'
import type { Ask } from '#features/users/question.ts'
import styles from '#features/users/RoleBoxes.module.css'
import { nameOf, rolesOf } from '#features/users/user-fields.ts'
import { Checkbox } from '#ui/form/Checkbox.tsx'
import textLook from '#ui/look/text.module.css'

/** A box stays as it is until the change was confirmed and made. */
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
