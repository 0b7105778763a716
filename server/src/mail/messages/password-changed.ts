import type { About, Message } from '#mail/mail.ts'
import { compose, linkTo } from '#mail/messages/compose.ts'

/** To the owner of an account that has a new password. */
export function passwordChanged(about: About, { firstName }: { firstName: string }): Message {
  return compose(about, {
    subject: `Your password for the ${about.title} was changed`,
    firstName,
    before: [
      `The password of your account with the ${about.title} was just changed, and you were signed out everywhere.`,
      'If this was you, there is nothing more to do. If it was not, please choose a new password at once and tell us.',
    ],
    action: { label: 'Choose a new password', link: linkTo(about, '/forgot-password') },
  })
}
