import type { User } from '@atlas/contract/endpoints/users/users.ts'
import { Problem } from '@atlas/contract/problem.ts'
import type { Database } from '#database/connect.ts'

/** Without an administrator nobody could be approved, so the last one stays. */
export async function keepAnAdministrator(transaction: Database, user: Pick<User, 'id' | 'roles'>): Promise<void> {
  if (!user.roles.ADMIN) return
  const other = await transaction
    .selectFrom('account_role')
    .select('account_id')
    .where('role_id', '=', 'ADMIN')
    .where('account_id', '!=', user.id)
    .limit(1)
    .executeTakeFirst()
  if (!other) throw new Problem('last_administrator')
}
