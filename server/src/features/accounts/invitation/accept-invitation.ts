import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type {
  acceptInvitation as acceptContract,
  readInvitation as readContract,
} from '@atlas/contract/endpoints/accounts/invitation.ts'
import type { Parsed, Reply } from '@atlas/contract/endpoints/endpoint.ts'
import { Problem } from '@atlas/contract/problem.ts'
import type { Context } from '#context/context.ts'
import { audit } from '#database/audit.ts'
import type { Database } from '#database/connect.ts'
import { takeTurn } from '#database/locks.ts'
import { putInto } from '#database/put-into.ts'
import { forgetWaysIn } from '#features/accounts/forget-ways-in.ts'
import { hashPassword, refuseCommonPassword } from '#features/accounts/passwords.ts'
import { findUsable } from '#features/accounts/invitation/find-usable.ts'

/** What the link is for: whoever has it got the mail at this address. */
export async function readInvitation({ database, clock }: Context, token: string): Promise<Reply<typeof readContract>> {
  const found = await database.transaction().execute(async (transaction) => {
    const invitation = await findUsable(transaction, token, clock.now())
    await refuseKnown(transaction, invitation.email_key)
    return invitation
  })
  const { email, role_id: role, organization, inviter, expires_at } = found
  return { email, role, organization, invited_by: inviter, expires_at: expires_at.toISOString() }
}

/**
 * Makes the account that an invitation is for: approved, with the address confirmed by the link, once. Somebody may
 * have registered with the address and be waiting: their password and settings do not count, because anybody can
 * register with anybody's address.
 */
export async function acceptInvitation(
  context: Context,
  { token, password, ...names }: Parsed<typeof acceptContract>['body'],
): Promise<Reply<typeof acceptContract>> {
  const { database, clock, config } = context
  await refuseCommonPassword(password)
  // Before the costly hash: a made-up token must not keep the machine busy.
  await readInvitation(context, token)
  const password_hash = await hashPassword(password)
  return await database.transaction().execute(async (transaction) => {
    await takeTurn(transaction, 'accounts')
    const now = clock.now()
    const invitation = await findUsable(transaction, token, now)
    const { email, email_key, role_id: role, organization_id: organizationId } = invitation
    await refuseKnown(transaction, email_key)
    const proven = { ...names, password_hash, email_confirmed_at: now, approved_at: now, registration_told_at: now }
    const { id } = await transaction
      .insertInto('account')
      .values({
        id: randomUUID(),
        email,
        email_key,
        created_at: now,
        ...proven,
        organization: invitation.organization ?? '',
        organization_site: '',
        entity_type: await entityTypeOf(transaction, organizationId),
        preferred_state_id: null,
      })
      .onConflict((conflict) => conflict.column('email_key').doUpdateSet({ ...proven, password_changed_at: now }))
      .returning('id')
      .executeTakeFirstOrThrow()
    await forgetWaysIn(transaction, id)
    await transaction.deleteFrom('one_time_token').where('account_id', '=', id).execute()
    await transaction.insertInto('account_role').values({ account_id: id, role_id: role }).execute()
    const user = { id, organization_of: null }
    await putInto(context, transaction, { user, organizationId, by: invitation.invited_by })
    await transaction
      .insertInto('terms_acceptance')
      .values({ account_id: id, version: config.TERMS_VERSION, accepted_at: now })
      .onConflict((conflict) => conflict.columns(['account_id', 'version']).doUpdateSet({ accepted_at: now }))
      .execute()
    await transaction.updateTable('invitation').set({ used_at: now }).where('id', '=', invitation.id).execute()
    const details = { invitation: invitation.id, account: id, role, organization: organizationId }
    await audit(transaction, { at: now, by: id, action: 'invitation accepted', details })
    return { email }
  })
}

/** A person who has a role already signs in instead; an older invitation does not let in anybody who was rejected. */
async function refuseKnown(transaction: Database, emailKey: string): Promise<void> {
  const known = await transaction
    .selectFrom('account')
    .select(['rejected_at'])
    .select(sql<boolean>`exists (select from account_role where account_id = account.id)`.as('has_role'))
    .where('email_key', '=', emailKey)
    .executeTakeFirst()
  if (known?.rejected_at) throw new Problem('rejected')
  if (known?.has_role) throw new Problem('invitation_of_user')
}

/** The most frequent kind that people of the organization chose for it; the welcome page uses it. */
async function entityTypeOf(transaction: Database, organizationId: string | null): Promise<string> {
  if (!organizationId) return ''
  const most = await transaction
    .selectFrom('account')
    .select('entity_type')
    .where('organization_id', '=', organizationId)
    .where('entity_type', '!=', '')
    .groupBy('entity_type')
    .orderBy(({ fn }) => fn.countAll(), 'desc')
    .orderBy('entity_type')
    .limit(1)
    .executeTakeFirst()
  return most?.entity_type ?? ''
}
