import type { User } from '@atlas/contract/endpoints/users/users.ts'
import type { Ask } from '#users/question.ts'
import { nameOf } from '#users/user-fields.ts'
import buttonLook from '#shared/ui/look/button.module.css'

interface DecisionButtonsProps {
  readonly user: User
  readonly onAsk: Ask
}

const decisions = [
  { kind: 'reject', label: 'Reject', look: buttonLook.danger },
  { kind: 'approve', label: 'Approve', look: buttonLook.button },
] as const

export function DecisionButtons({ user, onAsk }: DecisionButtonsProps) {
  return decisions.map(({ kind, label, look }) => (
    <button
      key={kind}
      type="button"
      className={look}
      data-action={kind}
      aria-label={`${label} ${nameOf(user)}`}
      aria-haspopup="dialog"
      onClick={({ currentTarget }) => onAsk({ kind, user }, currentTarget)}
    >
      {label}
    </button>
  ))
}
