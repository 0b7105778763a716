import { type Role, roles } from '@atlas/contract/endpoints/accounts/accounts.ts'
import type { User } from '@atlas/contract/endpoints/users/users.ts'
import type { Context } from '#context/context.ts'
import type { Database } from '#database/connect.ts'
import { deleteAccount } from '#database/delete-account.ts'
import { takeTurn } from '#database/locks.ts'
import { accountDeleted } from '#mail/messages/approval.ts'
import { requireOwnPassword } from '#features/accounts/own/own-password.ts'

interface Deletion {
  readonly password: string
  /** Who receives the shared things, as the owner was shown. */
  readonly heirId: string | null | undefined
}

/** Deletes the account of the signed-in person, who enters the password again and gets a mail about it. */
export async function deleteOwnAccount(context: Context, id: string, { password, heirId }: Deletion): Promise<null> {
  await requireOwnPassword(context, id, password)
  await context.database.transaction().execute(async (transaction) => {
    await takeTurn(transaction, 'accounts')
    const user = await holdOwner(transaction, id)
    await deleteAccount(context, transaction, { user, by: id, heirId })
    const details = { firstName: user.firstName, isOwn: true }
    await context.mailer.enqueue(transaction, { to: user.email, ...accountDeleted(context.about, details) })
  })
  return null
}

async function holdOwner(transaction: Database, id: string) {
  const account = await transaction
    .selectFrom('account')
    .select(['id', 'email', 'first_name', 'organization_id'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const accountRoles = await transaction
    .selectFrom('account_role')
    .select('role_id')
    .where('account_id', '=', id)
    .execute()
  const has = (role: Role) => accountRoles.some(({ role_id }) => role_id === role)
  return {
    id,
    firstName: account.first_name,
    email: account.email,
    roles: Object.fromEntries(roles.map((role) => [role, has(role)])) as User['roles'],
    organization_of: account.organization_id === null ? null : { id: account.organization_id },
  }
}
