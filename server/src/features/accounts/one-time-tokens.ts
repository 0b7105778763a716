import type { Database } from '#database/connect.ts'
import type { Schema } from '#database/schema.ts'
import { hashToken, newToken } from '#platform/tokens.ts'

type Purpose = Schema['one_time_token']['purpose']

const minute = 60
const day = 24 * 60 * minute

/** How long a link in a mail works. */
const secondsOf: Record<Purpose, number> = { 'confirm-email': 14 * day, 'reset-password': 60 * minute }

/** Makes the token of a link; an older one of the same purpose is void from now on. */
export async function issueToken(
  transaction: Database,
  purpose: Purpose,
  accountId: string,
  now: Date,
): Promise<string> {
  const token = newToken()
  const row = { token_hash: hashToken(token), expires_at: new Date(now.getTime() + secondsOf[purpose] * 1_000) }
  await transaction
    .insertInto('one_time_token')
    .values({ ...row, purpose, account_id: accountId })
    .onConflict((conflict) => conflict.columns(['account_id', 'purpose']).doUpdateSet(row))
    .execute()
  return token
}

/** Spends a token: answers whose it is, once; null where it is unknown, used or too old. */
export async function spendToken(
  transaction: Database,
  purpose: Purpose,
  token: string,
  now: Date,
): Promise<string | null> {
  const spent = await transaction
    .deleteFrom('one_time_token')
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .returning(['account_id', 'expires_at'])
    .executeTakeFirst()
  return spent && spent.expires_at > now ? spent.account_id : null
}

/** Takes a link of an account back, whoever has the mail with it. */
export async function voidToken(transaction: Database, purpose: Purpose, accountId: string): Promise<void> {
  await transaction
    .deleteFrom('one_time_token')
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .execute()
}

/** The account of a token, without using the token up: mail programs that check links first must not do that. */
export async function ownerOfToken(
  database: Database,
  purpose: Purpose,
  token: string,
  now: Date,
): Promise<string | null> {
  const found = await database
    .selectFrom('one_time_token')
    .select('account_id')
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return found?.account_id ?? null
}
