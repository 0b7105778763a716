import type { Database } from '#database/connect.ts'

/**
 * One person's concurrent requests for things that are limited in number are handled one after another. Other rows that
 * refer to the account can be inserted meanwhile.
 */
export async function lockAccount(transaction: Database, accountId: string): Promise<void> {
  await transaction.selectFrom('account').select('id').where('id', '=', accountId).forNoKeyUpdate().execute()
}
