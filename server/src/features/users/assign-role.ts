import type { Role } from '@atlas/contract/endpoints/accounts.ts'
import type { User } from '@atlas/contract/endpoints/users.ts'
import type { AccountContext } from '#context/context.ts'
import { type Change, changeAccount } from '#features/users/change-account.ts'
import { accountApproved } from '#mail/messages/approval.ts'

/** Gives a user a role. The first one approves the account and tells its owner. */
export async function assignRole(context: AccountContext, change: Change & { readonly role: Role }): Promise<User> {
  const { clock, mailer, about } = context
  const { id, role } = change
  return await changeAccount(
    context,
    change,
    { action: 'role assigned', details: { role } },
    async (transaction, user) => {
      await transaction
        .insertInto('account_role')
        .values({ account_id: id, role_id: role })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      if (Object.values(user.roles).some(Boolean)) return
      await transaction
        .updateTable('account')
        .set({ approved_at: clock.now(), rejected_at: null })
        .where('id', '=', id)
        .execute()
      await mailer.enqueue(transaction, { to: user.email, ...accountApproved(about, { firstName: user.first_name }) })
    },
  )
}
