import { type Me, roles } from '@atlas/contract/endpoints/accounts/accounts.ts'
import type { EntityType } from '@atlas/contract/rules/entity-types.ts'
import type { Context } from '#context/context.ts'
import { organizationOf } from '#database/sharing.ts'
import { momentOf } from '#platform/clock.ts'
import type { Session } from '#features/accounts/session.ts'
import { twoFactorStatus } from '#features/accounts/two-factor/requirement.ts'

/** The signed-in user, with every role there is and whether they have it; null for a stranger. */
export async function currentUser(
  { database, config }: Pick<Context, 'database' | 'config'>,
  session: Session | null,
): Promise<Me | null> {
  if (!session) return null
  const account = await database
    .selectFrom('account')
    .leftJoin('state', 'state.id', 'preferred_state_id')
    .select([
      'account.id',
      'first_name',
      'last_name',
      'email',
      'organization',
      'preferred_state_id',
      'state.name as state',
      'welcomed_at',
      'last_visit_ended_at',
      'account.created_at',
      'entity_type',
      'nonpartisan_chosen_at',
      'is_nearest_first',
    ])
    .where('account.id', '=', session.accountId)
    .executeTakeFirstOrThrow()
  const { preferred_state_id: state_id, state, welcomed_at, last_visit_ended_at, created_at, ...shown } = account
  const { entity_type, nonpartisan_chosen_at, ...user } = shown
  return {
    ...user,
    organization_of: await organizationOf(database, session.accountId),
    roles: Object.fromEntries(roles.map((role) => [role, session.roles.has(role)])) as Me['roles'],
    preference: { state_id, state },
    is_welcomed: welcomed_at !== null,
    last_visit: momentOf(last_visit_ended_at ?? created_at),
    is_nonpartisan: session.isNonpartisan,
    two_factor: twoFactorStatus(config.TWO_FACTOR, session),
    asks_nonpartisan: (entity_type as EntityType) === '501(c)(3)' && nonpartisan_chosen_at === null,
  }
}
