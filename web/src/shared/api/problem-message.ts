import { messages } from '@atlas/contract/messages.ts'
import { ApiProblem, NetworkFailure } from '#shared/api/api-problem.ts'

/**
 * The toast for a failed request, or null where there is none: an expired session leads to the sign-in screen instead,
 * and a screen reports itself that no answer came.
 */
export function problemMessage(error: unknown): string | null {
  if (!(error instanceof ApiProblem)) return null
  if (error.status === 0) return messages.networkFailed
  if (error.status === 401 && !error.detail.includes(messages.wrongCredentials)) return null
  return error.detail
}

export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiProblem && error.status === 401 && !error.detail.includes(messages.wrongCredentials)
}

export function isRefused(error: unknown): boolean {
  return error instanceof ApiProblem && error.status === 403
}

/** The API could not be reached. There is no toast, because the screen or the form says so. */
export function isNetworkFailure(error: unknown): boolean {
  return error instanceof NetworkFailure
}
