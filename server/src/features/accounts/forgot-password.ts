import { emailKey } from '@atlas/contract/rules/email.ts'
import type { Context } from '#context/context.ts'
import { audit } from '#database/audit.ts'
import { issueToken } from '#features/accounts/one-time-tokens.ts'
import { resetPassword } from '#mail/messages/reset-password.ts'

/** Mails a link to choose a new password, where the address has an account; the answer never tells. */
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
    const message = resetPassword(about, { firstName: account.first_name, token })
    await mailer.enqueue(transaction, { to: account.email, ...message })
  })
  return null
}
