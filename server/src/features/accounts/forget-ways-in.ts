import type { Database } from '#database/connect.ts'

/**
 * What an account could be entered by besides its password, and what shows what is in it. Security: whoever proves an
 * account to be theirs that a stranger may have used starts without any of it.
 */
export async function forgetWaysIn(transaction: Database, accountId: string): Promise<void> {
  for (const table of [
    'session',
    'two_factor',
    'known_device',
    'calendar_feed',
    'live_link',
    'account_key',
    'account_identity',
  ] as const)
    await transaction.deleteFrom(table).where('account_id', '=', accountId).execute()
}
