import type { TwoFactorKey } from '@atlas/contract/endpoints/accounts/two-factor.ts'
import { Problem } from '@atlas/contract/problem.ts'
import type { Context } from '#context/context.ts'
import { audit } from '#database/audit.ts'
import { ownerOf, requireOwnPassword } from '#features/accounts/own/own-password.ts'
import { keyOf } from '#features/accounts/two-factor/key.ts'
import { endSessionsOf, type Session } from '#features/accounts/session.ts'
import { newRecoveryCodes, storeRecoveryCodes } from '#features/accounts/two-factor/recovery-codes.ts'
import { plainCode } from '#features/accounts/two-factor/check-code.ts'
import { forgetSecondSteps } from '#features/accounts/two-factor/second-step.ts'
import { newSecret, stepOf } from '#features/accounts/two-factor/totp.ts'
import { twoFactorOn } from '#mail/messages/two-factor.ts'

/**
 * Makes a key that waits to be confirmed. One that is in use goes on working until then. Security: the password is asked
 * for, because a stolen session must neither shut its owner out nor put the thief's phone in the place of theirs.
 */
export async function beginTwoFactor(context: Context, accountId: string, password: string): Promise<TwoFactorKey> {
  const { database, config, about } = context
  if (config.TWO_FACTOR === 'off') throw new Problem('two_factor_not_offered')
  await requireOwnPassword(context, accountId, password)
  const pending_secret = newSecret()
  await database
    .insertInto('two_factor')
    .values({ account_id: accountId, pending_secret })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ pending_secret }))
    .execute()
  const { email } = await database
    .selectFrom('account')
    .select('email')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  return keyOf(pending_secret, { title: about.title, email })
}

interface Confirmation {
  /** As the person typed it. */
  readonly code: string
  readonly password: string
}

/**
 * Turns two-step sign-in on with the key that waits, and returns the recovery codes, which nobody can read again. Every
 * session that was opened without the second step ends, except this one, which has just given the password.
 */
export async function confirmTwoFactor(
  context: Context,
  { id: sessionId, accountId }: Pick<Session, 'id' | 'accountId'>,
  { code, password }: Confirmation,
): Promise<{ recovery_codes: string[] }> {
  const { database, clock, mailer, about } = context
  await requireOwnPassword(context, accountId, password)
  const now = clock.now()
  const waiting = await database
    .selectFrom('two_factor')
    .select(['pending_secret', 'turned_on_at'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  if (!waiting?.pending_secret) throw new Problem('two_factor_not_begun')
  const step = stepOf(waiting.pending_secret, plainCode(code), now)
  if (step === null) throw new Problem('wrong_code')
  const codes = await newRecoveryCodes()
  await database.transaction().execute(async (transaction) => {
    const turnedOn = await transaction
      .updateTable('two_factor')
      .set({
        secret: waiting.pending_secret,
        pending_secret: null,
        turned_on_at: now,
        codes_kept_at: null,
        recovery_salt: codes.salt,
        // The code that confirms is used: it opens no session.
        last_step: step,
        code_tries: 0,
        codes_from: null,
        recovery_tries: 0,
        recovery_from: null,
      })
      .where('account_id', '=', accountId)
      // Another tab may have made another key since.
      .where('pending_secret', '=', waiting.pending_secret)
      .returning('account_id')
      .executeTakeFirst()
    if (!turnedOn) throw new Problem('two_factor_not_begun')
    await storeRecoveryCodes(transaction, accountId, codes)
    await endSessionsOf(transaction, accountId, sessionId)
    await forgetSecondSteps(transaction, accountId)
    const action = waiting.turned_on_at ? 'two-step sign-in set up anew' : 'two-step sign-in turned on'
    await audit(transaction, { at: now, by: accountId, action })
    const owner = await ownerOf(transaction, accountId)
    await mailer.enqueue(transaction, { to: owner.email, ...twoFactorOn(about, { firstName: owner.first_name }) })
  })
  return { recovery_codes: [...codes.codes] }
}
