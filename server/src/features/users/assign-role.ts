import type { Role } from '@atlas/contract/endpoints/accounts/accounts.ts'
import { Problem } from '@atlas/contract/problem.ts'
import type { User } from '@atlas/contract/endpoints/users/users.ts'
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
  /** Nobody has confirmed the e-mail address, and the administrator who gives the role knows that. */
  readonly acceptsUnconfirmed?: boolean | undefined
}

/**
 * Gives a user a role. The first role approves the account and notifies its owner. Security: a stranger may have
 * registered with another person's address, so giving a role to an unconfirmed address is a separate act, which the
 * audit log records.
 */
export async function assignRole(context: AccountContext, change: Assignment): Promise<User> {
  const { clock, mailer, about } = context
  const { id, by, role, organizationName: name } = change
  return await changeAccount(
    context,
    change,
    { action: 'role assigned', details: (user) => ({ role, ...(user.confirm_email ? {} : { unconfirmed: true }) }) },
    async (transaction, user) => {
      if (!user.confirm_email && !change.acceptsUnconfirmed) throw new Problem('email_unconfirmed')
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
