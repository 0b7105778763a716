import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Parsed, Reply } from '@atlas/contract/endpoints/endpoint.ts'
import {
  type invitePeople as contract,
  invitationDays,
  type Invitee,
} from '@atlas/contract/endpoints/users/invitations.ts'
import { Problem } from '@atlas/contract/problem.ts'
import { emailKey, isEmail } from '@atlas/contract/rules/email.ts'
import type { AccountContext } from '#context/context.ts'
import { audit } from '#database/audit.ts'
import { nameOf } from '#database/account-name.ts'
import type { Database } from '#database/connect.ts'
import { administer } from '#features/users/change-account.ts'
import { readOrganization } from '#features/users/list-organizations.ts'
import { isOpen } from '#features/users/invitations/is-open.ts'
import { invitation } from '#mail/messages/invitation.ts'
import { hashToken, newToken } from '#platform/tokens.ts'

const lifeMilliseconds = invitationDays * 24 * 60 * 60 * 1_000

/** What each address is to the atlas already; "new" for those that would be invited. Each appears once. */
export async function checkInvitees(database: Database, emails: readonly string[], now: Date): Promise<Invitee[]> {
  const typed = new Map(emails.map((email) => [isEmail(email) ? emailKey(email) : email, email]))
  const known = await knownInvitees(database, [...typed.keys()], now)
  const none = { organization: null, invitation: null }
  return Array.from(typed.keys(), (email) => {
    if (!isEmail(email)) return { email, standing: 'not_an_email', ...none }
    return known.get(email) ?? { email, standing: 'new', ...none }
  })
}

async function knownInvitees(database: Database, keys: readonly string[], now: Date): Promise<Map<string, Invitee>> {
  const accounts = await database
    .selectFrom('account')
    .leftJoin('organization', 'organization.id', 'organization_id')
    .select(['email_key', 'rejected_at', 'organization.name as organization'])
    .select(sql<boolean>`exists (select from account_role where account_id = account.id)`.as('has_role'))
    .where(sql<boolean>`email_key = any(${keys}::text[])`)
    .execute()
  const open = await database
    .selectFrom('invitation')
    .select(['id', 'email_key', 'invited_at', 'expires_at'])
    .where(isOpen)
    .where('expires_at', '>', now)
    .where(sql<boolean>`email_key = any(${keys}::text[])`)
    .execute()
  const invited = open.map(({ id, email_key: email, invited_at, expires_at }): [string, Invitee] => {
    const found = { id, invited_at: invited_at.toISOString(), expires_at: expires_at.toISOString() }
    return [email, { email, standing: 'invited', organization: null, invitation: found }]
  })
  const users = accounts.map(({ email_key: email, rejected_at, has_role, organization }): [string, Invitee] => {
    const status = rejected_at ? 'rejected' : has_role ? 'user' : 'waits'
    return [email, { email, standing: status, organization, invitation: null }]
  })
  return new Map([...invited, ...users])
}

type Invitation = Parsed<typeof contract>['body'] & { readonly by: string }

/** Mails each new address a link that makes an approved account of one role in one organization. */
export async function invitePeople(
  context: AccountContext,
  { emails, role, organization_id: organizationId, by }: Invitation,
): Promise<Reply<typeof contract>> {
  const { clock, mailer, about } = context
  return await administer(context, by, async (transaction) => {
    const now = clock.now()
    const organization = organizationId ? (await readOrganization(transaction, organizationId)).name : null
    const values = await checkInvitees(transaction, emails, now)
    const fresh = values.filter(({ standing }) => standing === 'new')
    const inviter = await nameById(transaction, by)
    for (const { email } of fresh) {
      const [id, token] = [randomUUID(), newToken()]
      // An invitation that has run out stays open until somebody ends it.
      await transaction
        .updateTable('invitation')
        .set({ ended_at: sql<Date>`expires_at` })
        .where('email_key', '=', email)
        .where(isOpen)
        .execute()
      const row = { id, email, email_key: email, role_id: role, organization_id: organizationId, invited_by: by }
      await transaction
        .insertInto('invitation')
        .values({ ...row, token_hash: hashToken(token), invited_at: now, expires_at: endOf(now) })
        .execute()
      const details = { invitation: id, role, organization: organizationId }
      await audit(transaction, { at: now, by, action: 'invited', details })
      await mailer.enqueue(transaction, { to: email, ...invitation(about, { inviter, organization, token }) })
    }
    return { invited: fresh.length, values }
  })
}

interface Chosen {
  readonly id: string
  readonly by: string
}

/** Sends the invitation again, from the person who asks now, with a new link and 14 days from now. */
export async function inviteAgain(context: AccountContext, { id, by }: Chosen): Promise<null> {
  const { clock, mailer, about } = context
  return await administer(context, by, async (transaction) => {
    const now = clock.now()
    const token = newToken()
    const sent = await transaction
      .updateTable('invitation')
      .set({ token_hash: hashToken(token), invited_by: by, invited_at: now, expires_at: endOf(now) })
      .where('id', '=', id)
      .where(isOpen)
      .returning(['email', 'role_id as role', 'organization_id'])
      .executeTakeFirst()
    if (!sent) throw new Problem('invitation_over', { detail: 'This invitation was used or ended in the meantime.' })
    const { email, role, organization_id: organizationId } = sent
    const organization = organizationId ? (await readOrganization(transaction, organizationId)).name : null
    const details = { invitation: id, role, organization: organizationId }
    await audit(transaction, { at: now, by, action: 'invited again', details })
    const inviter = await nameById(transaction, by)
    await mailer.enqueue(transaction, { to: email, ...invitation(about, { inviter, organization, token }) })
    return null
  })
}

/** If the invitation is over already, the person has what they want. */
export async function endInvitation(context: AccountContext, { id, by }: Chosen): Promise<null> {
  return await administer(context, by, async (transaction) => {
    const now = context.clock.now()
    const ended = await transaction
      .updateTable('invitation')
      .set({ ended_at: now })
      .where('id', '=', id)
      .where(isOpen)
      .returning(['role_id as role', 'organization_id as organization'])
      .executeTakeFirst()
    if (ended) {
      const details = { invitation: id, ...ended }
      await audit(transaction, { at: now, by, action: 'invitation ended', details })
    }
    return null
  })
}

function endOf(now: Date): Date {
  return new Date(now.getTime() + lifeMilliseconds)
}

async function nameById(transaction: Database, id: string): Promise<string> {
  const columns = ['first_name', 'last_name', 'email'] as const
  return nameOf(await transaction.selectFrom('account').select(columns).where('id', '=', id).executeTakeFirstOrThrow())
}
