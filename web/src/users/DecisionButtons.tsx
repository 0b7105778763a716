import type { User } from '@atlas/contract/endpoints/users/users.ts'
import type { Ask } from '#users/question.ts'
import { nameOf } from '#users/user-fields.ts'
import buttonLook from '#shared/ui/look/button.module.css'

interface DecisionButtonsProps {
  readonly user: User
  readonly onAsk: Ask
  /** In a table they look like buttons; in a card they are parts of its lower edge. */
  readonly areBare?: boolean
}

const decisions = [
  { kind: 'reject', label: 'Reject', look: buttonLook.danger },
  { kind: 'approve', label: 'Approve', look: buttonLook.primary },
] as const

export function DecisionButtons({ user, onAsk, areBare = false }: DecisionButtonsProps) {
  return decisions.map(({ kind, label, look }) => (
    <button
      key={kind}
      type="button"
      className={areBare ? undefined : look}
      data-action={kind}
      aria-label={`${label} ${nameOf(user)}`}
      aria-haspopup="dialog"
      onClick={({ currentTarget }) => onAsk({ kind, user }, currentTarget)}
    >
      {label}
    </button>
  ))
}
