/** Its message goes to the log: it holds no e-mail address and nothing of what a server said. */
export class NotAccepted extends Error {
  override readonly name = 'NotAccepted'
  /** The codes alone. */
  readonly reason: string
  /** This mail was refused for good; any other may still be taken. */
  readonly isRefusal: boolean
  readonly #serverReply: string | null

  constructor(host: string, error: unknown) {
    const reason = reasonOf(error)
    super(`The mail server ${host} did not accept a mail: ${reason}`)
    this.reason = reason
    this.#serverReply = (error as { response?: string }).response ?? null
    this.isRefusal = isRefusal(error)
  }

  /** What the server said, including e-mail addresses: for an administrator. Security: errors are logged without it. */
  get serverReply(): string | null {
    return this.#serverReply
  }
}

// A server's reply may repeat the recipient's e-mail address, so only the codes are included.
export function reasonOf(error: unknown): string {
  const { code, command, responseCode } = error as { code?: string; command?: string; responseCode?: number }
  return [code ?? 'no reason given', responseCode, command && `during ${command}`].filter(Boolean).join(', ')
}

/** A server that does not know us, or takes no mail of our sender, is no refusal of this mail. */
function isRefusal(error: unknown): boolean {
  const { command, responseCode = 0 } = error as { command?: string; responseCode?: number }
  return responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA')
}
