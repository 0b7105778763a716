import { Problem } from '@atlas/contract/problem.ts'
import type { AccountContext, Context } from '#context/context.ts'
import { audit } from '#database/audit.ts'
import type { Database } from '#database/connect.ts'
import { lockAccount } from '#database/lock-account.ts'
import { ownerOf, requireOwnPassword } from '#features/accounts/own/own-password.ts'
import { endSessionsOf, type Session } from '#features/accounts/session.ts'
import { isRequired } from '#features/accounts/two-factor/requirement.ts'
import { twoFactorOff, twoFactorReset } from '#mail/messages/two-factor.ts'

/** Turns two-step sign-in off, with its recovery codes and remembered devices. */
export async function turnOffTwoFactor(
  context: Context,
  { accountId, roles }: Pick<Session, 'accountId' | 'roles'>,
  password: string,
): Promise<null> {
  const { database, clock, config, mailer, about } = context
  await requireOwnPassword(context, accountId, password)
  if (isRequired(config.TWO_FACTOR, roles)) throw new Problem('two_factor_kept')
  await database.transaction().execute(async (transaction) => {
    if (!(await forgetKey(transaction, accountId))) return
    await audit(transaction, { at: clock.now(), by: accountId, action: 'two-step sign-in turned off' })
    const owner = await ownerOf(transaction, accountId)
    await mailer.enqueue(transaction, { to: owner.email, ...twoFactorOff(about, { firstName: owner.first_name }) })
  })
  return null
}

/**
 * At the terminal, for a person who has lost the phone and the recovery codes: the password alone signs in again.
 * Whoever has the phone may have a session on it, so all sessions end. Returns whether there was anything to reset.
 */
export async function resetTwoFactor(
  { database, clock, mailer, about }: AccountContext,
  accountId: string,
): Promise<boolean> {
  return await database.transaction().execute(async (transaction) => {
    if (!(await forgetKey(transaction, accountId))) return false
    await endSessionsOf(transaction, accountId)
    const details = { account: accountId }
    await audit(transaction, { at: clock.now(), by: null, action: 'two-step sign-in reset', details })
    const owner = await ownerOf(transaction, accountId)
    await mailer.enqueue(transaction, { to: owner.email, ...twoFactorReset(about, { firstName: owner.first_name }) })
    return true
  })
}

/** Removes the key and what depends on it. Returns whether there was a key in use. */
async function forgetKey(transaction: Database, accountId: string): Promise<boolean> {
  await lockAccount(transaction, accountId)
  const { numDeletedRows } = await transaction
    .deleteFrom('two_factor')
    .where('account_id', '=', accountId)
    .where('secret', 'is not', null)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
