import type { TwoFactorKey } from '@atlas/contract/endpoints/two-factor.ts'
import { messages } from '@atlas/contract/messages.ts'
import { Problem } from '@atlas/contract/problem.ts'
import type { Context } from '#context/context.ts'
import { audit } from '#database/audit.ts'
import { ownerOf, requireOwnPassword } from '#features/accounts/own/own-password.ts'
import { keyOf } from '#features/accounts/two-factor/key.ts'
import { newRecoveryCodes, storeRecoveryCodes } from '#features/accounts/two-factor/recovery-codes.ts'
import { plainCode } from '#features/accounts/two-factor/check-code.ts'
import { isTwoFactorOn } from '#features/accounts/two-factor/second-step.ts'
import { newSecret, stepOf } from '#features/accounts/two-factor/totp.ts'
import { twoFactorOn } from '#mail/messages/two-factor.ts'

/** Makes a key that waits to be confirmed. One that is in use goes on working until then. */
export async function beginTwoFactor(
  context: Context,
  accountId: string,
  password: string | undefined,
): Promise<TwoFactorKey> {
  const { database, config, about } = context
  if (config.TWO_FACTOR === 'off') throw new Problem('two_factor_not_offered')
  await refuseToReplaceUnasked(context, accountId, password)
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

// Security: a stolen session must not put the thief's phone in the place of its owner's.
async function refuseToReplaceUnasked(context: Context, accountId: string, password?: string): Promise<void> {
  if (!(await isTwoFactorOn(context.database, accountId))) return
  const message = messages.passwordRequired
  if (password === undefined) throw new Problem('invalid', { detail: message, errors: [{ path: 'password', message }] })
  await requireOwnPassword(context, accountId, password)
}

/** Turns two-step sign-in on with the key that waits, and answers the recovery codes, which nobody can read again. */
export async function confirmTwoFactor(
  { database, clock, mailer, about }: Context,
  accountId: string,
  typed: string,
): Promise<{ recovery_codes: string[] }> {
  const now = clock.now()
  const waiting = await database
    .selectFrom('two_factor')
    .select(['pending_secret', 'turned_on_at'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  if (!waiting?.pending_secret) throw new Problem('two_factor_not_begun')
  const step = stepOf(waiting.pending_secret, plainCode(typed), now)
  if (step === null) throw new Problem('wrong_code')
  const codes = await newRecoveryCodes()
  await database.transaction().execute(async (transaction) => {
    const turnedOn = await transaction
      .updateTable('two_factor')
      .set({
        secret: waiting.pending_secret,
        pending_secret: null,
        turned_on_at: now,
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
    await transaction.deleteFrom('remembered_device').where('account_id', '=', accountId).execute()
    const action = waiting.turned_on_at ? 'two-step sign-in set up anew' : 'two-step sign-in turned on'
    await audit(transaction, { at: now, by: accountId, action })
    const owner = await ownerOf(transaction, accountId)
    await mailer.enqueue(transaction, { to: owner.email, ...twoFactorOn(about, { firstName: owner.first_name }) })
  })
  return { recovery_codes: [...codes.shown] }
}
