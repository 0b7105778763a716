import { sql } from 'kysely'
import type { Reply } from '@atlas/contract/endpoints/endpoint.ts'
import type { listInvitations as contract } from '@atlas/contract/endpoints/users/invitations.ts'
import type { AccountContext } from '#context/context.ts'
import { isOpen } from '#features/users/invitations/is-open.ts'

const mostListed = 500

/** The newest first, those that have run out too: they can be sent again. */
export async function listInvitations({
  database,
  clock,
}: Pick<AccountContext, 'database' | 'clock'>): Promise<Reply<typeof contract>> {
  const now = clock.now()
  const rows = await database
    .selectFrom('invitation')
    .leftJoin('organization', 'organization.id', 'organization_id')
    .select(['invitation.id', 'email', 'role_id as role', 'organization.name as organization'])
    .select(['invited_at', 'expires_at', sql<number>`count(*) over ()::int`.as('total')])
    .select(
      sql<boolean>`exists (
        select from lost_mail where recipient = invitation.email and lost_mail.created_at >= invited_at)`.as(
        'is_undelivered',
      ),
    )
    .where(isOpen)
    .orderBy('invited_at', 'desc')
    .orderBy('email')
    .limit(mostListed)
    .execute()
  const values = rows.map(({ total: _, invited_at, expires_at, ...row }) => ({
    ...row,
    invited_at: invited_at.toISOString(),
    expires_at: expires_at.toISOString(),
    has_expired: expires_at <= now,
  }))
  return { values, total: rows[0]?.total ?? 0 }
}
