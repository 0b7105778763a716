import type { User } from '@atlas/contract/endpoints/users.ts'
import { nameOf } from '#features/users/user-fields.ts'

/** Whom a question is about. */
export function Person({ user }: { readonly user: User }) {
  const initials = `${user.first_name.at(0) ?? ''}${user.last_name.at(0) ?? ''}`.toUpperCase()
  return (
    <div className="person">
      <span className="avatar" aria-hidden="true">
        {initials}
      </span>
      <p>
        <b>{nameOf(user)}</b>
        <br />
        <span className="muted">{[user.organization, user.entity_type].filter(Boolean).join(', ')}</span>
      </p>
    </div>
  )
}
