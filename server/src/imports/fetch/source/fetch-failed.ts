/** The reason in one sentence why a source was not fetched. The pack keeps what it had before. */
export class FetchFailed extends Error {
  override readonly name: string = 'FetchFailed'
}

/** The publisher does not have the file. */
export class NotThere extends FetchFailed {
  override readonly name = 'NotThere'
}

/** A failure that may be resolved in a moment. */
export class TemporaryFailure extends FetchFailed {
  override readonly name = 'TemporaryFailure'
  /** The pause that the server asks for, if any. */
  readonly retryAfterMilliseconds: number | null

  constructor(reason: string, retryAfterMilliseconds: number | null = null) {
    super(reason)
    this.retryAfterMilliseconds = retryAfterMilliseconds
  }
}

/** A person at the terminal stopped the run. */
export class Interrupted extends FetchFailed {
  override readonly name = 'Interrupted'
}
