/** An error in the form that the other API uses, for cases without a problem of the contract. */
export class FormError extends Error {
  readonly status: number
  /** A single word, as the form requires. */
  readonly reason: string

  constructor(status: number, reason: string, message: string) {
    super(message)
    this.name = 'FormError'
    this.status = status
    this.reason = reason
  }
}
