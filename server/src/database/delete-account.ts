import type { User } from '@atlas/contract/endpoints/users/users.ts'
import { audit } from '#database/audit.ts'
import type { Database } from '#database/connect.ts'
import { keepAnAdministrator } from '#database/keep-an-administrator.ts'
import { type Moved, putInto } from '#database/put-into.ts'
import type { Clock } from '#platform/clock.ts'

interface Deletion {
  readonly user: Pick<User, 'email' | 'roles'> & Moved
  /** Whoever does it; its owner, too. */
  readonly by: string | null
  readonly heirId?: string | null | undefined
}

/**
 * Deletes an account with all that is private to it; what was shared stays with the organization. The trail keeps its
 * number, nothing that tells who it was. The caller holds the turn of all changes of accounts.
 */
export async function deleteAccount(
  { clock }: { readonly clock: Clock },
  transaction: Database,
  { user, by, heirId }: Deletion,
): Promise<void> {
  await keepAnAdministrator(transaction, user)
  await putInto({ clock }, transaction, { user, organizationId: null, by, heirId })
  await transaction.deleteFrom('waiting_mail').where('recipient', '=', user.email).execute()
  await transaction.deleteFrom('lost_mail').where('recipient', '=', user.email).execute()
  await transaction.deleteFrom('account').where('id', '=', user.id).execute()
  await audit(transaction, { at: clock.now(), by, action: 'account deleted', details: { account: user.id } })
}
