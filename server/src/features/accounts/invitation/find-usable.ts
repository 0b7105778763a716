import { sql } from 'kysely'
import type { Database } from '#database/connect.ts'
import { nameOf } from '#database/account-name.ts'
import { messages } from '@atlas/contract/messages.ts'
import { Problem } from '@atlas/contract/problem.ts'
import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import { dayOf } from '#platform/clock.ts'
import { hashToken } from '#platform/tokens.ts'

/**
 * The invitation of a link that still works, locked until the transaction ends. Security: it gives what its author may
 * give now; once its author is no longer an administrator, it lets nobody in.
 */
export async function findUsable(transaction: Database, token: string, now: Date) {
  const found = await transaction
    .selectFrom('invitation')
    .innerJoin('account as inviter', 'inviter.id', 'invited_by')
    .leftJoin('organization', 'organization.id', 'invitation.organization_id')
    .select([
      'invitation.id',
      'invitation.email',
      'invitation.email_key',
      'invitation.role_id',
      'invitation.organization_id',
      'organization.name as organization',
      'invitation.invited_by',
      'invitation.expires_at',
      'invitation.used_at',
      'invitation.ended_at',
      'inviter.first_name',
      'inviter.last_name',
      'inviter.email as inviter_email',
      sql<boolean>`exists (select from account_role where account_id = invited_by and role_id = 'ADMIN')`.as(
        'is_backed',
      ),
    ])
    .where('invitation.token_hash', '=', hashToken(token))
    .forUpdate('invitation')
    .executeTakeFirst()
  if (!found) throw new Problem('link_expired', { detail: messages.invitationLinkInvalid })
  if (found.used_at) throw new Problem('invitation_used')
  const inviter = nameOf({ first_name: found.first_name, last_name: found.last_name, email: found.inviter_email })
  if (!found.is_backed) throw new Problem('invitation_over')
  const over = found.ended_at ?? (found.expires_at <= now ? found.expires_at : null)
  if (over) {
    const day = typedDayOf(dayOf(over))
    throw new Problem('invitation_over', { detail: `This invitation ended on ${day}. Ask ${inviter} for a new one.` })
  }
  return { ...found, inviter }
}
