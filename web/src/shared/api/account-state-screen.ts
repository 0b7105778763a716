import { messages } from '@atlas/contract/messages.ts'
import { ApiProblem } from '#shared/api/api-problem.ts'

export type AccountStateScreen = '/pending-approval' | '/confirmed' | '/access-removed' | '/rejected'

/** The screen that explains why an account cannot sign in yet, or at all; null for any other failure. */
export function accountStateScreen(error: unknown): AccountStateScreen | null {
  if (!(error instanceof ApiProblem)) return null
  if (error.type?.endsWith(':confirmed_waits')) return '/confirmed'
  if (error.detail.includes(messages.accessRemoved)) return '/access-removed'
  if (error.detail.includes(messages.notApproved)) return '/pending-approval'
  if (error.detail.includes(messages.rejected)) return '/rejected'
  return null
}
