import { ApiProblem } from '#api/api-problem.ts'

const wrongCredentials = 'Invalid email and password combination'

/**
 * What a toast says about a failed request, or null where no toast is shown: an expired session
 * leads to the sign-in screen instead, and a screen says by itself that no answer came.
 */
export function problemMessage(error: unknown): string | null {
  if (!(error instanceof ApiProblem)) return null
  if (error.status === 0) return 'CORS Error. Please contact support'
  if (error.status === 401 && !error.detail.includes(wrongCredentials)) return null
  return error.detail
}

export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiProblem && error.status === 401 && !error.detail.includes(wrongCredentials)
}
