import type { Account } from '@atlas/contract/endpoints/accounts/account.ts'
import { roles } from '@atlas/contract/endpoints/accounts/accounts.ts'
import type { Context } from '#context/context.ts'
import type { Session } from '#features/accounts/session.ts'
import { countRecoveryCodes } from '#features/accounts/two-factor/recovery-codes.ts'
import { isRequired, twoFactorStatus } from '#features/accounts/two-factor/requirement.ts'

type Needed = Pick<Context, 'database' | 'config'>

export async function readAccount({ database, config }: Needed, session: Session): Promise<Account> {
  const setting = config.TWO_FACTOR
  const account = await database
    .selectFrom('account')
    .leftJoin('organization', 'organization.id', 'organization_id')
    .leftJoin('two_factor', 'two_factor.account_id', 'account.id')
    .select([
      'first_name',
      'last_name',
      'email',
      'account.organization as typed',
      'organization.name as organization',
      'created_at',
      'password_changed_at',
      'turned_on_at',
      'codes_kept_at',
    ])
    .where('account.id', '=', session.accountId)
    .executeTakeFirstOrThrow()
  const { first_name, last_name, email, typed, organization, created_at, password_changed_at, turned_on_at } = account
  const twoFactor = twoFactorStatus(setting, session)
  return {
    first_name,
    last_name,
    email,
    organization: organization ?? typed,
    roles: Object.fromEntries(roles.map((role) => [role, session.roles.has(role)])) as Account['roles'],
    created_at: created_at.toISOString(),
    password_changed_at: (password_changed_at ?? created_at).toISOString(),
    two_factor: {
      ...twoFactor,
      is_offered: setting !== 'off',
      turned_on_at: turned_on_at?.toISOString() ?? null,
      is_required: isRequired(setting, session.roles),
      are_codes_kept: account.codes_kept_at !== null,
      recovery_codes_left: await countRecoveryCodes(database, session.accountId),
    },
  }
}
