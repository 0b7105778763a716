import type { User } from '@atlas/contract/endpoints/users/users.ts'
import { useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { sessionQuery } from '#shared/api/session.ts'
import type { Ask } from '#users/question.ts'
import { nameOf } from '#users/user-fields.ts'
import buttonLook from '#shared/ui/look/button.module.css'
import textLook from '#shared/ui/look/text.module.css'

/** At the end of a person's details, because it cannot be undone. */
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
