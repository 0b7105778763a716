import type { Invitee } from '@atlas/contract/endpoints/users/invitations.ts'
import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import type { PastedEmail } from '@atlas/contract/rules/pasted-emails.ts'
import { localDay } from '#shared/ui/text/local-day.ts'

const words: Record<Invitee['standing'], (invitee: Invitee) => string> = {
  new: () => 'Will be invited',
  user: ({ organization }) => (organization ? `Is a user already, of ${organization}` : 'Is a user already'),
  waits: () => 'Has registered and waits for approval, above',
  rejected: () => 'Was rejected. Give a role in the list of users, if that was wrong',
  invited: ({ invitation }) =>
    invitation
      ? `Was invited on ${dayOf(invitation.invited_at)}, open until ${dayOf(invitation.expires_at)}`
      : 'Was invited',
  not_an_email: () => 'Not an e-mail address',
}

/** The state of an address, or that it will be invited. */
export function statusText(invitee: Invitee): string {
  return words[invitee.standing](invitee)
}

/** What will happen to a pasted address; while it is being looked up, it says so. */
export function inviteeText({ fault, times }: PastedEmail, invitee: Invitee | undefined): string {
  if (fault) return `Not an e-mail address: ${fault}`
  if (!invitee) return 'Looking it up …'
  const text = statusText(invitee)
  return times > 1 ? `${text}. It stood there ${times === 2 ? 'twice' : `${times} times`}; once is enough.` : text
}

export function dayOf(iso: string): string {
  return typedDayOf(localDay(new Date(iso)))
}
