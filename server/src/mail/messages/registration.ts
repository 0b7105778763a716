import type { About, Message } from '#mail/mail.ts'
import { compose, linkTo, shortened } from '#mail/messages/compose.ts'

/** To an e-mail address that someone registered with. */
export function confirmEmail(about: About, { firstName, token }: { firstName: string; token: string }): Message {
  return compose(about, {
    subject: `Confirm your email address for the ${about.title}`,
    firstName,
    before: [
      `Thank you for registering with the ${about.title}.`,
      'Please confirm that this is your email address, with the password that you chose. An administrator will then review your registration, and we will email you when you can sign in.',
    ],
    action: { label: 'Confirm my email address', link: confirmPage(about, token) },
    after: [
      'If you registered more than once, only the newest link works.',
      'If you did not register, ignore this email, and confirm nothing: somebody else may have used your address.',
    ],
  })
}

/** A page that asks, because whatever looks into mails for danger opens every link in them. */
export function confirmPage(about: About, token: string): string {
  return linkTo(about, '/confirm', { token })
}

/** To the owner of an account whose e-mail address someone tried to register again. */
export function emailAlreadyRegistered(about: About, { firstName }: { firstName: string }): Message {
  return compose(about, {
    subject: `You already have an account with the ${about.title}`,
    firstName,
    before: [
      `Someone just tried to register with the ${about.title} with your email address, perhaps you. You already have an account, so nothing was changed.`,
      'If you forgot your password, you can choose a new one.',
    ],
    action: { label: 'Choose a new password', link: linkTo(about, '/forgot-password') },
    after: ['If it was not you, you can ignore this email.'],
  })
}

interface Waiting {
  readonly firstName: string
  readonly lastName: string
  readonly organization: string
}

const mostNamed = 20

/**
 * To every administrator: who has confirmed their address since the last of these mails. The subject names nobody,
 * because subjects are logged.
 */
export function peopleWait(about: About, people: readonly Waiting[]): Message {
  const isOne = people.length === 1
  const named = people.slice(0, mostNamed).map(({ firstName, lastName, organization }) => {
    const from = organization.trim() ? ` (${shortened(organization)})` : ''
    return `${shortened(`${firstName} ${lastName}`)}${from}`
  })
  const others = people.length - named.length
  return compose(about, {
    subject: `${isOne ? 'Someone is' : 'People are'} waiting for approval in the ${about.title}`,
    before: [
      `${isOne ? 'One person has' : `${people.length} people have`} registered with the ${about.title}, confirmed the email address, and ${isOne ? 'waits' : 'wait'} for approval.`,
    ],
    facts: [{ heading: 'Who waits', lines: [...named, ...(others > 0 ? [`and ${others} more`] : [])] }],
    action: { label: 'See who is waiting', link: linkTo(about, '/admin/users') },
    after: ['You are getting this email because you are an administrator. It comes once a day at most.'],
  })
}
