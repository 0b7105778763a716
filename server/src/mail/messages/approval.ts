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

/** To a person whose account was rejected. */
export function accountRejected(about: About, { firstName }: { firstName: string }): Message {
  return compose(about, {
    subject: `About your account with the ${about.title}`,
    firstName,
    before: [
      `Thank you for your interest in the ${about.title}. We cannot give you access at this time.`,
      'If you think this is a mistake, please contact us and we will review it again.',
    ],
  })
}
