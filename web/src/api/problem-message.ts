import { messages } from '@atlas/contract/messages.ts'
import { problems } from '@atlas/contract/problem.ts'
import { ApiProblem, NetworkFailure } from '#api/api-problem.ts'

const wrongCredentials = problems.wrong_credentials.detail

/**
 * What a toast says about a failed request, or null where no toast is shown: an expired session
 * leads to the sign-in screen instead, and a screen says by itself that no answer came.
 */
export function problemMessage(error: unknown): string | null {
  if (!(error instanceof ApiProblem)) return null
  if (error.status === 0) return messages.networkFailed
  if (error.status === 401 && !error.detail.includes(wrongCredentials)) return null
  return error.detail
}

export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiProblem && error.status === 401 && !error.detail.includes(wrongCredentials)
}

export function isRefused(error: unknown): boolean {
  return error instanceof ApiProblem && error.status === 403
}

/** No answer came, and no toast says so. */
export function isSilence(error: unknown): boolean {
  return error instanceof NetworkFailure
}
