import type { User } from '@atlas/contract/endpoints/users/users.ts'
import type { AccountContext } from '#context/context.ts'
import { keepAnAdministrator } from '#database/keep-an-administrator.ts'
import { putInto } from '#database/put-into.ts'
import type { RejectReason } from '@atlas/contract/rules/reject-reasons.ts'
import { type Change, changeAccount } from '#features/users/change-account.ts'
import { accountRejected } from '#mail/messages/approval.ts'

interface Rejection extends Change {
  /** The reason given to the owner; without one, the mail states none. */
  readonly reason?: RejectReason | undefined
}

/** Takes every role from a user, ends every session, and tells its owner, once. */
export async function rejectUser(context: AccountContext, change: Rejection): Promise<User> {
  const { clock, mailer, about } = context
  const { id, reason } = change
  const trail = { action: 'rejected', details: () => ({ reason }) } as const
  return await changeAccount(context, change, trail, async (transaction, user) => {
    await keepAnAdministrator(transaction, user)
    await putInto(context, transaction, { user, organizationId: null, by: change.by })
    await transaction.deleteFrom('account_role').where('account_id', '=', id).execute()
    await transaction.deleteFrom('session').where('account_id', '=', id).execute()
    if (user.rejected_at) return
    await transaction
      .updateTable('account')
      .set({ approved_at: null, rejected_at: clock.now() })
      .where('id', '=', id)
      .execute()
    await mailer.enqueue(transaction, {
      to: user.email,
      ...accountRejected(about, { firstName: user.first_name, reason }),
    })
  })
}
