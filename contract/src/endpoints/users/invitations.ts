import * as z from 'zod/mini'
import { roleSchema } from '#endpoints/accounts/accounts.ts'
import { endpoint } from '#endpoints/endpoint.ts'

/** So many addresses are invited at once. */
export const mostInvited = 500
export const invitationDays = 14

/** Times are ISO 8601 in UTC. */
const invitationSchema = z.object({
  id: z.string(),
  email: z.string(),
  role: roleSchema,
  organization: z.nullable(z.string()),
  invited_at: z.string(),
  expires_at: z.string(),
  has_expired: z.boolean(),
  /** A mail to this address was given up since. */
  is_undelivered: z.boolean(),
})
export type Invitation = z.infer<typeof invitationSchema>

/** What an address is to the atlas before it is invited. */
const inviteeSchema = z.object({
  email: z.string(),
  standing: z.enum(['new', 'user', 'waits', 'rejected', 'invited', 'not_an_email']),
  /** Of a user: whom they share with. */
  organization: z.nullable(z.string()),
  /** Of somebody who is invited. */
  invitation: z.nullable(z.object({ id: z.string(), invited_at: z.string(), expires_at: z.string() })),
})
export type Invitee = z.infer<typeof inviteeSchema>

const emailsSchema = z
  .array(z.string().check(z.maxLength(320)))
  .check(
    z.minLength(1, 'Name at least one e-mail address.'),
    z.maxLength(mostInvited, `At most ${mostInvited} addresses are invited at once. Send the rest afterwards.`),
  )

export const checkInvitees = endpoint({
  method: 'POST',
  path: '/admin/invitations/check',
  access: 'admin',
  limit: 'search',
  summary: 'Says of each e-mail address whether it would be invited, or what it is already. Nothing is kept.',
  request: { body: z.strictObject({ emails: emailsSchema }) },
  reply: z.object({ values: z.array(inviteeSchema) }),
})

export const invitePeople = endpoint({
  method: 'POST',
  path: '/admin/invitations',
  access: 'admin',
  limit: 'search',
  searches: 5,
  status: 201,
  summary: `Invite people into one role and organization: each new address gets a link that works once, for ${invitationDays} days, and needs no approval. Answers what each address was; only the new ones are invited.`,
  request: {
    body: z.strictObject({
      emails: emailsSchema,
      role: roleSchema,
      organization_id: z.nullable(z.uuid()),
    }),
  },
  reply: z.object({ invited: z.int(), values: z.array(inviteeSchema) }),
})

export const listInvitations = endpoint({
  method: 'GET',
  path: '/admin/invitations',
  access: 'admin',
  limit: 'search',
  summary: 'The invitations that nobody has used or ended, the newest first; the latest 500.',
  request: {},
  reply: z.object({ values: z.array(invitationSchema), total: z.int() }),
})

const params = z.strictObject({ id: z.uuid() })

export const inviteAgain = endpoint({
  method: 'POST',
  path: '/admin/invitations/{id}/send',
  access: 'admin',
  limit: 'search',
  summary: 'Sends an invitation again with a new link; the one before no longer works.',
  request: { params },
  reply: z.null(),
})

export const endInvitation = endpoint({
  method: 'DELETE',
  path: '/admin/invitations/{id}',
  access: 'admin',
  summary: 'Ends an invitation: its link no longer works.',
  request: { params },
  reply: z.null(),
})
