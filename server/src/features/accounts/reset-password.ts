import { Problem } from '@atlas/contract/problem.ts'
import type { Context } from '#context.ts'
import { audit } from '#database/audit.ts'
import { spendToken } from '#features/accounts/one-time-tokens.ts'
import { hashPassword, refuseCommonPassword } from '#features/accounts/passwords.ts'
import { endSessionsOf } from '#features/accounts/session.ts'
import { passwordChanged } from '#mail/messages/password-changed.ts'

/** Sets a new password by the token of a mailed link, ends every session and tells the owner. */
export async function resetPassword(
  { database, clock, mailer, about }: Context,
  { password, token }: { password: string; token: string },
): Promise<null> {
  refuseCommonPassword(password)
  const password_hash = await hashPassword(password)
  const now = clock.now()
  await database.transaction().execute(async (transaction) => {
    const accountId = await spendToken(transaction, 'reset-password', token, now)
    if (!accountId) throw new Problem('link_expired')
    const account = await transaction
      .updateTable('account')
      .set({ password_hash })
      .where('id', '=', accountId)
      .returning(['email', 'first_name'])
      .executeTakeFirstOrThrow()
    await endSessionsOf(transaction, accountId)
    await audit(transaction, { at: now, by: accountId, action: 'password changed' })
    await mailer.enqueue(transaction, {
      to: account.email,
      ...passwordChanged(about, { firstName: account.first_name }),
    })
  })
  return null
}
