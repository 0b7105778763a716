import type { About, Message } from '#mail/mail.ts'
import { compose, linkTo } from '#mail/messages/compose.ts'

interface Joined {
  readonly firstName: string
  /** As it is configured. */
  readonly provider: string
}

/** To the owner of an account that can be opened by a sign-in at a provider from now on. */
export function organizationAccountJoined(about: About, { firstName, provider }: Joined): Message {
  return compose(about, {
    subject: `A new way to sign in to the ${about.title}`,
    firstName,
    before: [
      `You signed in to the ${about.title} with the account of ${provider}. From now on it opens your account, as your password does.`,
      'If this was not you, choose a new password right away and let us know.',
    ],
    action: { label: 'Choose a new password', link: linkTo(about, '/forgot-password') },
  })
}
