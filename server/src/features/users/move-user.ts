import type { User } from '@atlas/contract/endpoints/users.ts'
import { Problem } from '@atlas/contract/problem.ts'
import type { AccountContext } from '#context/context.ts'
import { audit } from '#database/audit.ts'
import type { Database } from '#database/connect.ts'
import { handOver } from '#database/sharing.ts'
import { administer, type Change, holdUser } from '#features/users/change-account.ts'
import { readUser } from '#features/users/user-row.ts'

type Needed = Pick<AccountContext, 'database' | 'clock'>

/** A change by which somebody may leave an organization. */
export interface Departure extends Change {
  /** Whose the shared things become, as the administrator was told; null for nobody's. */
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

interface Move {
  readonly user: Pick<User, 'id' | 'organization_of'>
  readonly organizationId: string | null
  readonly by: string | null
  readonly heirId?: string | null | undefined
}

/** The only place where somebody's organization changes: what they shared stays with the one they leave. */
export async function putInto(
  { clock }: Pick<Needed, 'clock'>,
  transaction: Database,
  { user, organizationId, by, heirId }: Move,
): Promise<void> {
  const before = user.organization_of?.id ?? null
  if (before === organizationId) return
  if (organizationId) await requireOrganization(transaction, organizationId)
  if (before) await handOver(transaction, user.id, before, heirId)
  await transaction.updateTable('account').set({ organization_id: organizationId }).where('id', '=', user.id).execute()
  const action = organizationId ? 'put into an organization' : 'taken out of the organization'
  const details = { account: user.id, organization: organizationId, before }
  await audit(transaction, { at: clock.now(), by, action, details })
}

async function requireOrganization(transaction: Database, id: string): Promise<void> {
  const known = await transaction.selectFrom('organization').select('id').where('id', '=', id).executeTakeFirst()
  if (!known) throw new Problem('not_found', { detail: 'There is no such organization.' })
}
