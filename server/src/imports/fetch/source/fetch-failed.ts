/** Why a source was not fetched, in one sentence; what the pack held before is still there. */
export class FetchFailed extends Error {
  override readonly name: string = 'FetchFailed'
}

/** The publisher has no such file. */
export class NotThere extends FetchFailed {
  override readonly name = 'NotThere'
}

/** A failure that may be over in a moment. */
export class TemporaryFailure extends FetchFailed {
  override readonly name = 'TemporaryFailure'
  /** How long the server asks to wait, where it does. */
  readonly retryAfterMilliseconds: number | null

  constructor(reason: string, retryAfterMilliseconds: number | null = null) {
    super(reason)
    this.retryAfterMilliseconds = retryAfterMilliseconds
  }
}

/** Somebody at the terminal stopped it. */
export class Interrupted extends FetchFailed {
  override readonly name = 'Interrupted'
}
