import type { FieldError } from '@atlas/contract/problem.ts'

/** The API answered, and it said no. `detail` is the sentence that a person reads. */
export class ApiProblem extends Error {
  readonly status: number
  readonly detail: string
  readonly errors: readonly FieldError[]
  /** Which of the contract's errors it is; null where no problem came. */
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

/** No answer came: the network is down, the server does not listen, or the browser refused to ask. */
export class NetworkFailure extends Error {
  constructor(cause: unknown) {
    super('No answer came from the server.', { cause })
    this.name = 'NetworkFailure'
  }
}

/** The caller no longer wants the answer; nobody is told. */
export function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}
