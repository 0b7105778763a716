import type { Role } from '@atlas/contract/endpoints/accounts.ts'
import type { User } from '@atlas/contract/endpoints/users.ts'
import type { AccountContext } from '#context/context.ts'
import { type Change, changeAccount } from '#features/users/change-account.ts'
import { insertOrganization } from '#features/users/make-organization.ts'
import { putInto } from '#database/put-into.ts'
import { accountApproved } from '#mail/messages/approval.ts'

interface Assignment extends Change {
  readonly role: Role
  /** Where the user shares from now on: an organization there is, or one that is made. Neither: as before. */
  readonly organizationId?: string | undefined
  readonly organizationName?: string | undefined
}

/** Gives a user a role. The first one approves the account and tells its owner. */
export async function assignRole(context: AccountContext, change: Assignment): Promise<User> {
  const { clock, mailer, about } = context
  const { id, by, role, organizationName: name } = change
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
      const organizationId = name ? await insertOrganization(context, transaction, { name, by }) : change.organizationId
      if (organizationId) await putInto(context, transaction, { user, organizationId, by })
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
