import type { Me } from '@atlas/contract/endpoints/accounts/accounts.ts'
import type { QueryClient } from '@tanstack/react-query'
import { ApiProblem } from '#shared/api/api-problem.ts'
import { isNetworkFailure } from '#shared/api/problem-message.ts'

export interface Sender {
  readonly user: Me
  readonly client: QueryClient
}

/** The server accepted or refused it; it could not answer, and is tried again; or it was not reached. */
export type Sent = 'answered' | 'not now' | 'no signal'

// After a timeout, a busy server or an expired session, the same request may be accepted later.
const passing = [401, 408, 425, 429]

/** Why the same request would be refused however often it is sent; null where another try may succeed. */
export function finalRefusal(error: unknown): ApiProblem | null {
  if (!(error instanceof ApiProblem) || passing.includes(error.status)) return null
  return error.status >= 400 && error.status < 500 ? error : null
}

export function laterAfter(error: unknown): Sent {
  return isNetworkFailure(error) ? 'no signal' : 'not now'
}
