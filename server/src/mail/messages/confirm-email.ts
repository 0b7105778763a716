import type { About, Message } from '#mail/mail.ts'
import { compose, linkTo } from '#mail/messages/compose.ts'

/** To an address that someone registered with. */
export function confirmEmail(about: About, { firstName, token }: { firstName: string; token: string }): Message {
  return compose(about, {
    subject: `Confirm your email address for the ${about.title}`,
    firstName,
    before: [
      `Thank you for registering with the ${about.title}.`,
      'Please confirm that this is your email address. An administrator then looks at your registration, and you get a mail once you can sign in.',
    ],
    action: { label: 'Confirm my email address', link: linkTo(about, '/api/auth/confirm', { token }) },
    after: ['If you did not register, you can ignore this mail.'],
  })
}
