import { sql } from 'kysely'
import { type Role, roles } from '@atlas/contract/endpoints/accounts/accounts.ts'
import type { User } from '@atlas/contract/endpoints/users/users.ts'
import { emailKey } from '@atlas/contract/rules/email.ts'
import type { Database } from '#database/connect.ts'

/** Accounts as administrators see them. */
export function selectUsers(database: Database) {
  return database
    .selectFrom('account')
    .leftJoin('organization', 'organization.id', 'organization_id')
    .select([
      'account.id',
      'first_name',
      'last_name',
      'email',
      'account.organization',
      'organization_id',
      'organization.name as organization_name',
      'organization_site',
      'entity_type',
      'phone',
      'created_at',
      'approved_at',
      'rejected_at',
      'email_confirmed_at',
      sql<Role[]>`array(select role_id from account_role where account_role.account_id = account.id)`.as('role_ids'),
    ])
}

type UserRow = Awaited<ReturnType<ReturnType<typeof selectUsers>['execute']>>[number]

export function asUser({
  role_ids,
  organization_id,
  organization_name,
  created_at,
  approved_at,
  rejected_at,
  email_confirmed_at,
  ...profile
}: UserRow): User {
  return {
    ...profile,
    organization_of: organization_id === null ? null : { id: organization_id, name: organization_name ?? '' },
    roles: Object.fromEntries(roles.map((role) => [role, role_ids.includes(role)])) as User['roles'],
    created_at: created_at.toISOString(),
    approved_at: approved_at?.toISOString() ?? null,
    rejected_at: rejected_at?.toISOString() ?? null,
    confirm_email: email_confirmed_at !== null,
  }
}

export async function readUser(database: Database, id: string): Promise<User> {
  return asUser(await selectUsers(database).where('account.id', '=', id).executeTakeFirstOrThrow())
}

/** The id of the account of an e-mail address, for a person at a terminal. */
export async function findUser(database: Database, email: string): Promise<string> {
  const found = await database
    .selectFrom('account')
    .select('id')
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst()
  if (!found) throw new Error(`Nobody has an account with the address ${email}.`)
  return found.id
}
