import type { Context } from '#context/context.ts'
import { audit } from '#database/audit.ts'
import { ownerOfToken } from '#features/accounts/one-time-tokens.ts'

/** Marks the e-mail address of a link as confirmed and answers where to go on. A second click does no harm. */
export async function confirmEmail({ database, clock }: Context, token: string): Promise<string> {
  const now = clock.now()
  return await database.transaction().execute(async (transaction) => {
    const accountId = await ownerOfToken(transaction, 'confirm-email', token, now)
    if (!accountId) return '/pending-approval?link=invalid'
    const confirmed = await transaction
      .updateTable('account')
      .set({ email_confirmed_at: now })
      .where('id', '=', accountId)
      .where('email_confirmed_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (confirmed) await audit(transaction, { at: now, by: accountId, action: 'e-mail confirmed' })
    return '/confirmed'
  })
}
