import type { WaitingMail } from '#mail/transport.ts'

/** A mail that asks for an answer carries what a person typed, the subject included: that is not the log's business. */
export function loggedSubject({ subject, reply_to }: WaitingMail): string {
  return reply_to === null ? subject : 'typed by a person'
}
