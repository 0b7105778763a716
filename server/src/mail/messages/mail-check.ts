import type { About, Message } from '#mail/mail.ts'
import { compose } from '#mail/messages/compose.ts'

/** To an administrator who wants to know whether mails leave. */
export function testMail(about: About, { firstName }: { firstName: string }): Message {
  return compose(about, {
    subject: `A test of the mails of the ${about.title}`,
    firstName,
    before: ['You asked for this email on the page Users. That it reached you shows that mails leave and arrive.'],
  })
}
