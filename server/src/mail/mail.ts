import type { Database } from '#database/connect.ts'

/** What a message says; made by a file of messages/. */
export interface Message {
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** Whose e-mail address a reply goes to, where that is not the sender's. */
export interface ReplyToAddress {
  readonly name: string
  readonly address: string
}

export interface Mail extends Message {
  readonly to: string
  readonly replyTo?: ReplyToAddress
  /** Beside those that every mail has. Security: nothing that a person typed is in them. */
  readonly headers?: Readonly<Record<string, string>>
}

export interface Mailer {
  /** The mail leaves once the transaction is committed, and not at all where it is rolled back. */
  enqueue(transaction: Database, mail: Mail): Promise<void>
}

/** What every message may name. */
export interface About {
  readonly title: string
  /** Security: the only URL that links are made from; what a request says about its host is never used. */
  readonly publicUrl: string
  readonly supportEmail: string
}
