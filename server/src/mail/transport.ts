import type { Schema } from '#database/schema.ts'
import type { Selectable } from 'kysely'

export type WaitingMail = Selectable<Schema['waiting_mail']>

/** A way for mails to leave. */
export interface Transport {
  /**
   * Resolves once somebody else is responsible for the mail; throws a `NotAccepted` where nobody is.
   * The same mail may come again, with the same id.
   */
  deliver(mail: WaitingMail, signal: AbortSignal): Promise<void>
}

/** Its message goes to the log: it holds no address and nothing of what a server said. */
export class NotAccepted extends Error {
  override readonly name = 'NotAccepted'
}
