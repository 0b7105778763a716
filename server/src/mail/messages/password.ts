import type { About, Message } from '#mail/mail.ts'
import { compose, linkTo } from '#mail/messages/compose.ts'

/** To the owner of an account that has a new password, chosen by a mailed link or in a session, which goes on. */
export function passwordChanged(
  about: About,
  { firstName, isSignedIn = false }: { firstName: string; isSignedIn?: boolean },
): Message {
  const where = isSignedIn ? 'everywhere else' : 'everywhere'
  return compose(about, {
    subject: `Your password for the ${about.title} was changed`,
    firstName,
    before: [
      `The password of your account with the ${about.title} was just changed, and you were signed out ${where}.`,
      'If this was you, there is nothing more to do. If it was not, please choose a new password right away and let us know.',
    ],
    action: { label: 'Choose a new password', link: linkTo(about, '/forgot-password') },
  })
}

/** To the owner of an account that someone forgot the password of. */
export function passwordResetLink(about: About, { firstName, token }: { firstName: string; token: string }): Message {
  return compose(about, {
    subject: `Choose a new password for the ${about.title}`,
    firstName,
    before: [`Someone, perhaps you, asked for a new password for your account with the ${about.title}.`],
    action: { label: 'Choose a new password', link: linkTo(about, '/password', { token }) },
    after: [
      'The link works once, for 60 minutes. If you asked more than once, only the newest link works.',
      'If it was not you, ignore this email: your password stays the same.',
    ],
  })
}
