import type { About, Message } from '#mail/mail.ts'
import { compose, linkTo } from '#mail/messages/compose.ts'

interface Owner {
  readonly firstName: string
}

const notYou = 'If it was not you, please choose a new password right away and let us know.'

function toOwner(about: About, { firstName }: Owner, subject: string, what: string, after: string): Message {
  const action = { label: 'Choose a new password', link: linkTo(about, '/forgot-password') }
  return compose(about, { subject, firstName, before: [what, after], action })
}

/** To the owner of an account with two-step sign-in from now on, or with a new key for it. */
export function twoFactorOn(about: About, owner: Owner): Message {
  return toOwner(
    about,
    owner,
    `Two-step sign-in is on for the ${about.title}`,
    `Signing in to your account with the ${about.title} now asks for a code of the authenticator app that was just set up. You were signed out everywhere else.`,
    `If this was you, keep the recovery codes in a safe place. ${notYou}`,
  )
}

/** To the owner of an account that is signed in to with the password alone again. */
export function twoFactorOff(about: About, owner: Owner): Message {
  return toOwner(
    about,
    owner,
    `Two-step sign-in is off for the ${about.title}`,
    `Two-step sign-in was just turned off for your account with the ${about.title}. The password alone signs in.`,
    `If this was you, there is nothing more to do. ${notYou}`,
  )
}

/** The same, done by an operator for a person who has lost the phone. */
export function twoFactorReset(about: About, owner: Owner): Message {
  return toOwner(
    about,
    owner,
    `Two-step sign-in was reset for the ${about.title}`,
    `An administrator has turned off two-step sign-in for your account with the ${about.title}, and you were signed out everywhere. The password alone signs in until you set it up again.`,
    'If you did not ask for this, please choose a new password right away and let us know.',
  )
}

/** To the owner of an account whose recovery codes are others now. */
export function recoveryCodesRenewed(about: About, owner: Owner): Message {
  return toOwner(
    about,
    owner,
    `New recovery codes for the ${about.title}`,
    `Ten new recovery codes were just made for your account with the ${about.title}. Those you had do not work any more.`,
    `If this was you, keep the new ones in a safe place. ${notYou}`,
  )
}

/** To the owner of an account when somebody knows its password but not the codes. */
export function codesGuessed(about: About, owner: Owner): Message {
  return toOwner(
    about,
    owner,
    `Wrong codes for your account with the ${about.title}`,
    'Somebody entered your password, and then five wrong codes. Without a code nobody gets in.',
    `If this was you, wait as long as the sign-in says, or use a recovery code. Each further five wrong codes make the wait twice as long, up to a day. ${notYou}`,
  )
}

interface SignIn extends Owner {
  /** Such as `Chrome on Windows`. */
  readonly device: string
  /** Without its last part; null where it is not known. */
  readonly network: string | null
  readonly at: string
}

/** To the owner of an account that a browser signed in to for the first time. */
export function newDevice(about: About, { firstName, device, network, at }: SignIn): Message {
  const from = network ? ` from the network ${network}` : ''
  return toOwner(
    about,
    { firstName },
    `A new sign-in to the ${about.title}`,
    `Your account with the ${about.title} was signed in to by a browser that it did not know: ${device}${from}, ${at}.`,
    `If this was you, there is nothing more to do. ${notYou}`,
  )
}
