import type { Database } from '#database/connect.ts'

/**
 * What one person asks at the same moment, and what may be there so often only, is done one after the other. Rows that
 * name the account may come meanwhile.
 */
export async function lockAccount(transaction: Database, accountId: string): Promise<void> {
  await transaction.selectFrom('account').select('id').where('id', '=', accountId).forNoKeyUpdate().execute()
}
