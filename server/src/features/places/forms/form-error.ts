/** What a program of others is told in its own form, where no problem of the contract says it. */
export class FormError extends Error {
  readonly status: number
  /** In one word, as the form has it. */
  readonly reason: string

  constructor(status: number, reason: string, message: string) {
    super(message)
    this.name = 'FormError'
    this.status = status
    this.reason = reason
  }
}
