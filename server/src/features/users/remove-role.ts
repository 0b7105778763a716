import type { Role } from '@atlas/contract/endpoints/accounts/accounts.ts'
import type { User } from '@atlas/contract/endpoints/users/users.ts'
import type { AccountContext } from '#context/context.ts'
import { keepAnAdministrator } from '#database/keep-an-administrator.ts'
import { putInto } from '#database/put-into.ts'
import { changeAccount } from '#features/users/change-account.ts'
import { roleRemoved } from '#mail/messages/approval.ts'
import type { Departure } from '#features/users/move-user.ts'

/** Takes a role from a user. Without any, the sessions end and the account waits for approval again. Its owner is told. */
export async function removeRole(context: AccountContext, change: Departure & { readonly role: Role }): Promise<User> {
  const { id, role } = change
  const { mailer, about } = context
  return await changeAccount(
    context,
    change,
    { action: 'role removed', details: () => ({ role }) },
    async (transaction, user) => {
      if (role === 'ADMIN') await keepAnAdministrator(transaction, user)
      await transaction.deleteFrom('account_role').where('account_id', '=', id).where('role_id', '=', role).execute()
      const isLast = Object.entries(user.roles).every(([name, has]) => !has || name === role)
      if (user.roles[role]) {
        const details = { firstName: user.first_name, role, isLast }
        await mailer.enqueue(transaction, { to: user.email, ...roleRemoved(about, details) })
      }
      if (!isLast) return
      await putInto(context, transaction, { user, organizationId: null, by: change.by, heirId: change.heirId })
      // Administrators are notified of registrations, and this is not one.
      const waiting = { approved_at: null, registration_told_at: context.clock.now() }
      await transaction.updateTable('account').set(waiting).where('id', '=', id).execute()
      await transaction.deleteFrom('session').where('account_id', '=', id).execute()
    },
  )
}
