import type { About, Message } from '#mail/mail.ts'
import { compose, linkTo } from '#mail/messages/compose.ts'

/** To a person who got their first role. */
export function accountApproved(about: About, { firstName }: { firstName: string }): Message {
  return compose(about, {
    subject: `Your account with the ${about.title} is approved`,
    firstName,
    before: [`Welcome! Your account with the ${about.title} is approved, and you can sign in now.`],
    action: { label: 'Sign in', link: linkTo(about, '/login') },
  })
}
