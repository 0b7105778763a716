import type { About, Message } from '#mail/mail.ts'
import { compose, linkTo } from '#mail/messages/compose.ts'

/** To the owner of an account that someone forgot the password of. */
export function resetPassword(about: About, { firstName, token }: { firstName: string; token: string }): Message {
  return compose(about, {
    subject: `Choose a new password for the ${about.title}`,
    firstName,
    before: [`Someone, perhaps you, asked for a new password for your account with the ${about.title}.`],
    action: { label: 'Choose a new password', link: linkTo(about, '/password', { token }) },
    after: [
      'The link works once, for 60 minutes. If you asked more than once, only the newest link works.',
      'If it was not you, you can ignore this mail: your password stays as it is.',
    ],
  })
}
