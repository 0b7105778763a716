import { feedbackSubject } from '@atlas/contract/rules/feedback.ts'
import type { About, ReplyToAddress, Message } from '#mail/mail.ts'
import { compose, oneLine } from '#mail/messages/compose.ts'

interface Feedback {
  readonly from: { readonly name: string; readonly email: string; readonly organization: string }
  readonly subject: string
  readonly message: string
}

/** To the support address: what a signed-in person wrote. Answering it answers that person. */
export function feedback(about: About, { from, subject, message }: Feedback): Message & { replyTo: ReplyToAddress } {
  const name = oneLine(from.name)
  const organization = oneLine(from.organization)
  const letter = compose(about, {
    subject: feedbackSubject(oneLine(subject)),
    before: [
      `${name} <${oneLine(from.email)}>${organization && `, ${organization},`} wrote through the ${about.title}:`,
    ],
    quoted: message,
    after: [],
    closing: 'To answer, reply to this email.',
  })
  return { ...letter, replyTo: { name, address: from.email } }
}
