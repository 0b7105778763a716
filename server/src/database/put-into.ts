import { Problem } from '@atlas/contract/problem.ts'
import { audit } from '#database/audit.ts'
import type { Database } from '#database/connect.ts'
import { handOver } from '#database/sharing.ts'
import type { Clock } from '#platform/clock.ts'

/** Somebody, and the organization that they are in. */
export interface Moved {
  readonly id: string
  readonly organization_of: { readonly id: string } | null
}

interface Move {
  readonly user: Moved
  readonly organizationId: string | null
  readonly by: string | null
  readonly heirId?: string | null | undefined
}

/** The only place where a person's organization changes: what they shared stays with the one they leave. */
export async function putInto(
  { clock }: { readonly clock: Clock },
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
  const organization = await transaction.selectFrom('organization').select('id').where('id', '=', id).executeTakeFirst()
  if (!organization) throw new Problem('not_found', { detail: 'There is no such organization.' })
}
