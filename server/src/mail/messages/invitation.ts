import { invitationDays } from '@atlas/contract/endpoints/users/invitations.ts'
import type { About, Message } from '#mail/mail.ts'
import { compose, linkTo, shortened } from '#mail/messages/compose.ts'

interface Invited {
  /** Who invites. */
  readonly inviter: string
  readonly organization: string | null
  readonly token: string
}

/** To somebody whom an administrator invites. */
export function invitation(about: About, { inviter, organization, token }: Invited): Message {
  const where = organization ? ` of ${shortened(organization)}` : ''
  return compose(about, {
    subject: `You are invited to the ${about.title}`,
    before: [
      `${shortened(inviter)} invites you to the ${about.title}, to work with the people${where} there.`,
      'Open the link, say what you are called, and choose a password. Nobody has to approve you.',
    ],
    action: { label: 'Accept the invitation', link: linkTo(about, '/invitation', { token }) },
    after: [
      `The link works once, for ${invitationDays} days. It is for you alone: do not pass it on.`,
      'If you did not expect it, ignore this email.',
    ],
  })
}
