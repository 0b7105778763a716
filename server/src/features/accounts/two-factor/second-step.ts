import type { Database } from '#database/connect.ts'
import { hashToken, newToken } from '#platform/tokens.ts'

export const secondStepSeconds = 5 * 60
export const rememberedSeconds = 30 * 24 * 60 * 60

/** A key has been confirmed, rather than only made. */
async function isTwoFactorOn(database: Database, accountId: string): Promise<boolean> {
  const confirmed = await database
    .selectFrom('two_factor')
    .select('account_id')
    .where('account_id', '=', accountId)
    .where('secret', 'is not', null)
    .executeTakeFirst()
  return confirmed !== undefined
}

/** Whether the account is asked for a code on this device. */
export async function needsSecondStep(
  database: Database,
  accountId: string,
  rememberedDevice: string | undefined,
  now: Date,
): Promise<boolean> {
  if (!(await isTwoFactorOn(database, accountId))) return false
  if (!rememberedDevice) return true
  const remembered = await database
    .selectFrom('remembered_device')
    .select('account_id')
    .where('token_hash', '=', hashToken(rememberedDevice))
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return remembered === undefined
}

/** A sign-in between its two steps: it is worth nothing but the right to enter a code of this one account. */
export async function beginSecondStep(transaction: Database, account_id: string, now: Date): Promise<string> {
  const token = newToken()
  await transaction
    .deleteFrom('second_step')
    .where('account_id', '=', account_id)
    .where('expires_at', '<=', now)
    .execute()
  const expires_at = new Date(now.getTime() + secondStepSeconds * 1_000)
  await transaction
    .insertInto('second_step')
    .values({ token_hash: hashToken(token), account_id, expires_at })
    .execute()
  return token
}

/** Whose it is; null where it is unknown, used or too old. */
export async function ownerOfSecondStep(
  database: Database,
  token: string,
  now: Date,
): Promise<{ readonly id: string; readonly email_key: string } | null> {
  const found = await database
    .selectFrom('second_step')
    .innerJoin('account', 'account.id', 'account_id')
    .select(['account.id', 'email_key'])
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return found ?? null
}

/** Spends it: true once. */
export async function endSecondStep(transaction: Database, token: string): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('second_step')
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function rememberDevice(transaction: Database, account_id: string, now: Date): Promise<string> {
  const token = newToken()
  const expires_at = new Date(now.getTime() + rememberedSeconds * 1_000)
  await transaction
    .insertInto('remembered_device')
    .values({ token_hash: hashToken(token), account_id, expires_at })
    .execute()
  return token
}

/** Every device of an account except one has to enter a code again. */
export async function forgetOtherDevices(transaction: Database, accountId: string, exceptToken = ''): Promise<void> {
  await transaction
    .deleteFrom('remembered_device')
    .where('account_id', '=', accountId)
    .where('token_hash', '!=', hashToken(exceptToken))
    .execute()
}

/** After signing out, this browser has to enter a code again. */
export async function forgetDevice(database: Database, token: string): Promise<void> {
  await database.deleteFrom('remembered_device').where('token_hash', '=', hashToken(token)).execute()
}

/**
 * A new password, a reset password or another key ends what was opened without it. Anybody who guessed codes knew the
 * former password, so their attempts no longer make anyone wait.
 */
export async function forgetSecondSteps(transaction: Database, accountId: string): Promise<void> {
  for (const table of ['remembered_device', 'second_step'] as const)
    await transaction.deleteFrom(table).where('account_id', '=', accountId).execute()
  await transaction
    .updateTable('two_factor')
    .set({ code_tries: 0, codes_from: null, code_waits: 0 })
    .where('account_id', '=', accountId)
    .execute()
}
