import { Problem } from '@atlas/contract/problem.ts'
import { emailKey } from '@atlas/contract/rules/email.ts'
import type { Context } from '#context/context.ts'
import { audit } from '#database/audit.ts'
import { forgetAttempts } from '#database/rate-limit.ts'
import { limits } from '#features/accounts/limits.ts'
import { issueToken, ownerOfToken, spendToken } from '#features/accounts/one-time-tokens.ts'
import { hashPassword, refuseCommonPassword } from '#features/accounts/passwords.ts'
import { endSessionsOf } from '#features/accounts/session.ts'
import { forgetSecondSteps } from '#features/accounts/two-factor/second-step.ts'
import { passwordChanged, passwordResetLink } from '#mail/messages/password.ts'

/** Sets a new password by the token of a mailed link, ends every session and tells the owner. */
export async function resetPassword(
  { database, clock, mailer, about }: Context,
  { password, token }: { password: string; token: string },
): Promise<null> {
  await refuseCommonPassword(password)
  const now = clock.now()
  // Before the costly hash: a made-up token must not keep the machine busy.
  if (!(await ownerOfToken(database, 'reset-password', token, now))) throw new Problem('link_expired')
  const password_hash = await hashPassword(password)
  await database.transaction().execute(async (transaction) => {
    const accountId = await spendToken(transaction, 'reset-password', token, now)
    if (!accountId) throw new Problem('link_expired')
    const account = await transaction
      .updateTable('account')
      .set({ password_hash, password_changed_at: now })
      .where('id', '=', accountId)
      .returning(['email', 'email_key', 'first_name'])
      .executeTakeFirstOrThrow()
    await endSessionsOf(transaction, accountId)
    await forgetSecondSteps(transaction, accountId)
    // A person who locked the account by guessing passwords must not keep its owner out.
    await forgetAttempts(transaction, limits.signInOfAccount, account.email_key, now, 'all')
    await audit(transaction, { at: now, by: accountId, action: 'password changed' })
    await mailer.enqueue(transaction, {
      to: account.email,
      ...passwordChanged(about, { firstName: account.first_name }),
    })
  })
  return null
}

/**
 * The address of the link's account. The person who has the link got the mail at this address, so it tells them nothing
 * new.
 */
export async function accountOfLink(
  { database, clock }: Context,
  { token, purpose }: { readonly token: string; readonly purpose: 'reset-password' | 'confirm-email' },
): Promise<{ email: string }> {
  const accountId = await ownerOfToken(database, purpose, token, clock.now())
  if (!accountId) throw new Problem('link_expired')
  return await database.selectFrom('account').select('email').where('id', '=', accountId).executeTakeFirstOrThrow()
}

/** Mails a link to choose a new password, where the e-mail address has an account; the answer never says whether it has. */
export async function forgotPassword({ database, clock, mailer, about }: Context, email: string): Promise<null> {
  const now = clock.now()
  await database.transaction().execute(async (transaction) => {
    const account = await transaction
      .selectFrom('account')
      .select(['id', 'email', 'first_name'])
      .where('email_key', '=', emailKey(email))
      .executeTakeFirst()
    if (!account) return
    const token = await issueToken(transaction, 'reset-password', account.id, now)
    await audit(transaction, { at: now, by: account.id, action: 'password reset asked for' })
    const message = passwordResetLink(about, { firstName: account.first_name, token })
    await mailer.enqueue(transaction, { to: account.email, ...message })
  })
  return null
}
