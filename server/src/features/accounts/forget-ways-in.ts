import type { Database } from '#database/connect.ts'

/**
 * Removes every way into an account besides its password, and every link that shows what is in it. Security: a stranger
 * may have used the account before, so the person who proves that it is theirs starts without any of these.
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
