import type { User } from '@atlas/contract/endpoints/users/users.ts'
import styles from '#users/Person.module.css'
import { nameOf } from '#users/user-fields.ts'
import avatarStyles from '#shared/ui/look/avatar.module.css'
import textLook from '#shared/ui/look/text.module.css'

/** The person a question is about. */
export function Person({ user }: { readonly user: User }) {
  const initials = `${user.first_name.at(0) ?? ''}${user.last_name.at(0) ?? ''}`.toUpperCase()
  return (
    <div className={styles.person}>
      <span className={avatarStyles.avatar} aria-hidden="true">
        {initials}
      </span>
      <p>
        <b>{nameOf(user)}</b>
        <br />
        <span className={textLook.muted}>{[user.organization, user.entity_type].filter(Boolean).join(', ')}</span>
      </p>
    </div>
  )
}
