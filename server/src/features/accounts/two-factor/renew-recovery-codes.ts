import { Problem } from '@atlas/contract/problem.ts'
import type { Context } from '#context/context.ts'
import { audit } from '#database/audit.ts'
import { requireOwnPassword } from '#features/accounts/own/own-password.ts'
import { recoveryCodesRenewed } from '#mail/messages/two-factor.ts'
import { newRecoveryCodes, storeRecoveryCodes } from '#features/accounts/two-factor/recovery-codes.ts'

/**
 * Replaces the recovery codes of a person who enters the password, so that a sheet of old codes is worth nothing. The
 * owner is notified.
 */
export async function renewRecoveryCodes(
  context: Context,
  accountId: string,
  password: string,
): Promise<{ recovery_codes: string[] }> {
  const { database, clock, mailer, about } = context
  await requireOwnPassword(context, accountId, password)
  const codes = await newRecoveryCodes()
  await database.transaction().execute(async (transaction) => {
    const renewed = await transaction
      .updateTable('two_factor')
      .from('account')
      .set({ codes_kept_at: null, recovery_salt: codes.salt, recovery_tries: 0, recovery_from: null })
      .whereRef('account.id', '=', 'two_factor.account_id')
      .where('account_id', '=', accountId)
      .where('secret', 'is not', null)
      .returning(['email', 'first_name'])
      .executeTakeFirst()
    if (!renewed) throw new Problem('two_factor_is_off')
    await storeRecoveryCodes(transaction, accountId, codes)
    await audit(transaction, { at: clock.now(), by: accountId, action: 'recovery codes made anew' })
    await mailer.enqueue(transaction, {
      to: renewed.email,
      ...recoveryCodesRenewed(about, { firstName: renewed.first_name }),
    })
  })
  return { recovery_codes: [...codes.codes] }
}

/** They are shown once: if the page were closed too soon, nobody would have the codes. */
export async function keepRecoveryCodes(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  accountId: string,
): Promise<null> {
  await database
    .updateTable('two_factor')
    .set({ codes_kept_at: clock.now() })
    .where('account_id', '=', accountId)
    .where('secret', 'is not', null)
    .execute()
  return null
}
