import type { Role } from '@atlas/contract/endpoints/accounts/accounts.ts'
import type { User } from '@atlas/contract/endpoints/users/users.ts'
import type { AskQuestion } from '#shared/ui/overlay/use-question.ts'

/** What an administrator is asked before anything changes. */
export type Question =
  | { readonly kind: 'role'; readonly user: User; readonly role: Role; readonly isGiven: boolean }
  | { readonly kind: 'approve'; readonly user: User }
  | { readonly kind: 'reject'; readonly user: User }
  | { readonly kind: 'move'; readonly user: User }
  | { readonly kind: 'delete'; readonly user: User }

export type Ask = AskQuestion<Question>
