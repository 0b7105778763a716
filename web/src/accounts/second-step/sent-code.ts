import { ApiProblem } from '#shared/api/api-problem.ts'

/** The state of a code that was sent. */
export interface SentCode {
  readonly isPending: boolean
  readonly isSuccess: boolean
  readonly isPaused: boolean
  readonly error: unknown
  /** Takes the refusal away. */
  readonly reset: () => void
}

/** Why the server refused the code; undefined where it did not. */
export function refusalOf({ error }: Pick<SentCode, 'error'>): string | undefined {
  return error instanceof ApiProblem ? error.detail : undefined
}
