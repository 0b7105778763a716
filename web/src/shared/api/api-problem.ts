import type { FieldError } from '@atlas/contract/problem.ts'

/** The API refused the request. `detail` is the sentence for the person. */
export class ApiProblem extends Error {
  readonly status: number
  readonly detail: string
  readonly errors: readonly FieldError[]
  /** The contract's name of the error; null where the answer was no problem document. */
  readonly type: string | null

  constructor(status: number, detail: string, errors: readonly FieldError[] = [], type: string | null = null) {
    super(detail)
    this.name = 'ApiProblem'
    this.status = status
    this.detail = detail
    this.errors = errors
    this.type = type
  }
}

/** No answer came: the network is down, the server is not listening, or the browser refused to send the request. */
export class NetworkFailure extends Error {
  constructor(cause: unknown) {
    super('No answer came from the server.', { cause })
    this.name = 'NetworkFailure'
  }
}

/** The caller no longer needs the answer, and nobody is notified. */
export function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}
