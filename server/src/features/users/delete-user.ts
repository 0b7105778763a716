import { Problem } from '@atlas/contract/problem.ts'
import type { AccountContext } from '#context/context.ts'
import { deleteAccount } from '#database/delete-account.ts'
import { administer, holdUser } from '#features/users/change-account.ts'
import { accountDeleted } from '#mail/messages/approval.ts'
import type { Departure } from '#features/users/move-user.ts'

/** Deletes another person's account and notifies its owner. */
export async function deleteUser(context: AccountContext, { id, by, heirId }: Departure): Promise<null> {
  if (id === by)
    throw new Problem('not_allowed', { detail: 'You cannot delete your own account. Another administrator can.' })
  return await administer(context, by, async (transaction) => {
    const user = await holdUser(transaction, id)
    await deleteAccount(context, transaction, { user, by, heirId })
    const details = { firstName: user.first_name, isOwn: false }
    await context.mailer.enqueue(transaction, { to: user.email, ...accountDeleted(context.about, details) })
    return null
  })
}
