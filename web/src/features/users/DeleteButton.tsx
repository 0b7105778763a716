import type { User } from '@atlas/contract/endpoints/users.ts'
import { useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { sessionQuery } from '#api/session.ts'
import type { Ask } from '#features/users/question.ts'
import { nameOf } from '#features/users/user-fields.ts'
import buttonLook from '#ui/look/button.module.css'
import textLook from '#ui/look/text.module.css'

/** Stands at the end of what is known of somebody, because it cannot be taken back. */
export function DeleteButton({ user, onAsk }: { readonly user: User; readonly onAsk: Ask }) {
  const { data: me } = useQuery(sessionQuery)
  if (me?.id === user.id)
    return <p className={textLook.muted}>This is your own account. Another administrator can delete it.</p>
  return (
    <button
      type="button"
      className={buttonLook.danger}
      data-action="delete"
      aria-label={`Delete account of ${nameOf(user)}`}
      aria-haspopup="dialog"
      onClick={({ currentTarget }) => onAsk({ kind: 'delete', user }, currentTarget)}
    >
      <Trash2 aria-hidden />
      Delete account
    </button>
  )
}
