import { nameOf } from '#database/account-name.ts'
import type { Database } from '#database/connect.ts'

/** account → how its person is called */
export type Names = ReadonlyMap<string, string>

/** A person who did something and whose account is deleted has no name. */
export async function readNames(database: Database, accountIds: Iterable<string | null>): Promise<Names> {
  const ids = [...new Set(accountIds)].filter((id) => id !== null)
  if (ids.length === 0) return new Map()
  const accounts = await database
    .selectFrom('account')
    .select(['id', 'first_name', 'last_name', 'email'])
    .where('id', 'in', ids)
    .execute()
  return new Map(accounts.map((account) => [account.id, nameOf(account)]))
}
