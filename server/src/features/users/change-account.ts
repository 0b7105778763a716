import type { AuditedAction } from '@atlas/contract/catalogue/audited-acts.ts'
import type { User } from '@atlas/contract/endpoints/users/users.ts'
import { Problem } from '@atlas/contract/problem.ts'
import type { AccountContext } from '#context/context.ts'
import { audit } from '#database/audit.ts'
import type { Database } from '#database/connect.ts'
import { takeTurn } from '#database/locks.ts'
import { readUser } from '#features/users/user-row.ts'

export interface Change {
  readonly id: string
  /** The administrator who does it; null for a person at the terminal. */
  readonly by: string | null
}

/** Runs a change of one account, writes it into the trail, and answers the account as it is then. */
export async function changeAccount(
  context: Pick<AccountContext, 'database' | 'clock'>,
  { id, by }: Change,
  trail: { readonly action: AuditedAction; readonly details?: (user: User) => object },
  change: (transaction: Database, user: User) => Promise<void>,
): Promise<User> {
  return await administer(context, by, async (transaction) => {
    const user = await holdUser(transaction, id)
    await change(transaction, user)
    const details = { account: id, ...trail.details?.(user) }
    await audit(transaction, { at: context.clock.now(), by, action: trail.action, details })
    return await readUser(transaction, id)
  })
}

/** Changes by administrators to accounts: only one is carried out at a time. */
export async function administer<Result>(
  { database }: Pick<AccountContext, 'database'>,
  by: string | null,
  work: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  return await database.transaction().execute(async (transaction) => {
    await takeTurn(transaction, 'accounts')
    await requireAdministrator(transaction, by)
    return await work(transaction)
  })
}

/** Locks an account, so that nobody else changes it until the transaction ends. */
export async function holdUser(transaction: Database, id: string): Promise<User> {
  const account = await transaction
    .selectFrom('account')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!account) throw noSuchUser()
  return await readUser(transaction, id)
}

export function noSuchUser(): Problem {
  return new Problem('not_found', { detail: 'There is no such user, or no longer one.' })
}

// A request may have been let in before its sender lost the role, and have waited for its turn since.
async function requireAdministrator(transaction: Database, accountId: string | null): Promise<void> {
  if (accountId === null) return
  const role = await transaction
    .selectFrom('account_role')
    .select('role_id')
    .where('account_id', '=', accountId)
    .where('role_id', '=', 'ADMIN')
    .executeTakeFirst()
  if (!role) throw new Problem('not_allowed')
}
