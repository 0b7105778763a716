import { Problem } from '@atlas/contract/problem.ts'
import type { AccountContext } from '#context/context.ts'
import { audit } from '#database/audit.ts'
import { administer, holdUser, keepAnAdministrator } from '#features/users/change-account.ts'
import { type Departure, putInto } from '#features/users/move-user.ts'

/** Deletes an account with all that is private to it. The trail keeps its number, nothing that tells who it was. */
export async function deleteUser(
  context: Pick<AccountContext, 'database' | 'clock'>,
  { id, by, heirId }: Departure,
): Promise<null> {
  if (id === by)
    throw new Problem('not_allowed', { detail: 'You cannot delete your own account. Another administrator can.' })
  return await administer(context, by, async (transaction) => {
    const user = await holdUser(transaction, id)
    await keepAnAdministrator(transaction, user)
    await putInto(context, transaction, { user, organizationId: null, by, heirId })
    await transaction.deleteFrom('waiting_mail').where('recipient', '=', user.email).execute()
    await transaction.deleteFrom('account').where('id', '=', id).execute()
    await audit(transaction, { at: context.clock.now(), by, action: 'account deleted', details: { account: id } })
    return null
  })
}
