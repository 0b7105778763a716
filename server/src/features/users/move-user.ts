import type { User } from '@atlas/contract/endpoints/users/users.ts'
import { Problem } from '@atlas/contract/problem.ts'
import type { AccountContext } from '#context/context.ts'
import { putInto } from '#database/put-into.ts'
import { administer, type Change, holdUser } from '#features/users/change-account.ts'
import { readUser } from '#features/users/user-row.ts'

type Needed = Pick<AccountContext, 'database' | 'clock'>

/** A change by which a person may leave an organization. */
export interface Departure extends Change {
  /** Who receives the shared things, as the administrator was shown; null where nobody does. */
  readonly heirId?: string | null | undefined
}

/** Puts a user who has a role into an organization, or into none. */
export async function moveUser(
  context: Needed,
  { id, organizationId, by, heirId }: Departure & { readonly organizationId: string | null },
): Promise<User> {
  return await administer(context, by, async (transaction) => {
    const user = await holdUser(transaction, id)
    if (!Object.values(user.roles).some(Boolean)) throw new Problem('organization_outdated')
    await putInto(context, transaction, { user, organizationId, by, heirId })
    return await readUser(transaction, id)
  })
}
