/** Its message goes to the log: it holds no e-mail address and nothing of what a server said. */
export class NotAccepted extends Error {
  override readonly name = 'NotAccepted'
  /** The codes alone. */
  readonly reason: string
  /** This mail was refused for good; any other may still be taken. */
  readonly isRefusal: boolean
  readonly #said: string | null

  constructor(host: string, error: unknown) {
    const reason = reasonOf(error)
    super(`The mail server ${host} did not accept a mail: ${reason}`)
    this.reason = reason
    this.#said = (error as { response?: string }).response ?? null
    this.isRefusal = isRefusal(error)
  }

  /** What the server said, e-mail addresses included: for an administrator. Security: whoever logs errors does not see it. */
  get said(): string | null {
    return this.#said
  }
}

// What a server says may repeat the recipient's e-mail address: only the codes are told.
export function reasonOf(error: unknown): string {
  const { code, command, responseCode } = error as { code?: string; command?: string; responseCode?: number }
  return [code ?? 'no reason given', responseCode, command && `during ${command}`].filter(Boolean).join(', ')
}

/** A server that does not know us, or takes no mail of our sender, is no refusal of this mail. */
function isRefusal(error: unknown): boolean {
  const { command, responseCode = 0 } = error as { command?: string; responseCode?: number }
  return responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA')
}
