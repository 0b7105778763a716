import { type RejectReason, rejectReasons } from '@atlas/contract/rules/reject-reasons.ts'
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

/** What a role lets a person do, in a word. */
const roleWords = { ADMIN: 'as an administrator', USER: 'to the atlas' } as const

interface RoleTaken {
  readonly firstName: string
  readonly role: keyof typeof roleWords
  /** No role is left. */
  readonly isLast: boolean
}

/** To a person from whom an administrator has taken a role. */
export function roleRemoved(about: About, { firstName, role, isLast }: RoleTaken): Message {
  return compose(about, {
    subject: `Your access to the ${about.title} has changed`,
    firstName,
    before: isLast
      ? [
          `An administrator has taken away your access to the ${about.title}, and you were signed out.`,
          'What you saved for yourself is kept: it is there again once somebody gives you access. What you had shared stays with your organization.',
        ]
      : [
          `An administrator has taken away your access ${roleWords[role]} in the ${about.title}. You can go on using the rest.`,
        ],
    after: ['If you think this is a mistake, please contact us.'],
  })
}

/** To a person whose account is deleted. */
export function accountDeleted(about: About, { firstName, isOwn }: { firstName: string; isOwn: boolean }): Message {
  return compose(about, {
    subject: `Your account with the ${about.title} is deleted`,
    firstName,
    before: [
      `${isOwn ? 'As you asked, your' : 'An administrator has deleted your'} account with the ${about.title}${isOwn ? ' was deleted' : ''}, with everything that was private to it. You were signed out everywhere.`,
      isOwn
        ? 'If it was not you who deleted it, please contact us.'
        : 'If you think this is a mistake, please contact us: you can register again at any time.',
    ],
  })
}

interface Rejected {
  readonly firstName: string
  readonly reason?: RejectReason | undefined
}

/** To a person whose account was rejected. */
export function accountRejected(about: About, { firstName, reason }: Rejected): Message {
  return compose(about, {
    subject: `About your account with the ${about.title}`,
    firstName,
    before: [
      `Thank you for your interest in the ${about.title}. We cannot give you access at this time.${reason ? ` ${rejectReasons[reason]}` : ''}`,
      'If you think this is a mistake, please contact us and we will review it again.',
    ],
  })
}
