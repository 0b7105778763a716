import type { About, Message } from '#mail/mail.ts'
import { compose, linkTo } from '#mail/messages/compose.ts'

/** To the owner of an account whose address someone tried to register again. */
export function emailAlreadyRegistered(about: About, { firstName }: { firstName: string }): Message {
  return compose(about, {
    subject: `You already have an account with the ${about.title}`,
    firstName,
    before: [
      `Someone just tried to register with the ${about.title} with your email address, perhaps you. You already have an account, so nothing was changed.`,
      'If you forgot your password, you can choose a new one.',
    ],
    action: { label: 'Choose a new password', link: linkTo(about, '/forgot-password') },
    after: ['If it was not you, you can ignore this mail.'],
  })
}
