import { messages } from '@atlas/contract/messages.ts'
import { Problem } from '@atlas/contract/problem.ts'
import type { Context } from '#context/context.ts'
import { audit } from '#database/audit.ts'
import { ownerOfToken } from '#features/accounts/one-time-tokens.ts'

/** Marks the e-mail address of a link as confirmed. A second time does no harm. */
export async function confirmEmail({ database, clock }: Context, token: string): Promise<null> {
  const now = clock.now()
  return await database.transaction().execute(async (transaction) => {
    const accountId = await ownerOfToken(transaction, 'confirm-email', token, now)
    if (!accountId) throw new Problem('link_expired', { detail: messages.confirmationLinkInvalid })
    const confirmed = await transaction
      .updateTable('account')
      .set({ email_confirmed_at: now })
      .where('id', '=', accountId)
      .where('email_confirmed_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (confirmed) await audit(transaction, { at: now, by: accountId, action: 'e-mail confirmed' })
    return null
  })
}
