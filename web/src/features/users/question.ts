import type { Role } from '@atlas/contract/endpoints/accounts.ts'
import type { User } from '@atlas/contract/endpoints/users.ts'

/** What an administrator is asked before anything changes. */
export type Question =
  | { readonly kind: 'role'; readonly user: User; readonly role: Role; readonly isGiven: boolean }
  | { readonly kind: 'approve'; readonly user: User }
  | { readonly kind: 'reject'; readonly user: User }

/** `opener` is what was pressed; the focus comes back to it, or to the next of its kind. */
export type Ask = (question: Question, opener: HTMLElement) => void

/** What every question's dialog is given besides its question. */
export interface QuestionDialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly focusAfter: () => HTMLElement | null
}
