import type { Me } from '@atlas/contract/endpoints/accounts/accounts.ts'
import type { QueryClient } from '@tanstack/react-query'
import { ApiProblem } from '#shared/api/api-problem.ts'
import { isNetworkFailure } from '#shared/api/problem-message.ts'

export interface Sender {
  readonly user: Me
  readonly client: QueryClient
}

/** The server has said yes or no; it could not answer, and is asked again; or it was not reached. */
export type Sent = 'answered' | 'not now' | 'no signal'

// A request that came too slowly, a busy server, and a session that is over: the same is taken later.
const passing = [401, 408, 425, 429]

/** Why the same would be refused however often it is sent; null where it is worth another try. */
export function finalRefusal(error: unknown): ApiProblem | null {
  if (!(error instanceof ApiProblem) || passing.includes(error.status)) return null
  return error.status >= 400 && error.status < 500 ? error : null
}

export function laterAfter(error: unknown): Sent {
  return isNetworkFailure(error) ? 'no signal' : 'not now'
}
