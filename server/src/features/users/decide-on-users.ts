import type { Parsed, Reply } from '@atlas/contract/endpoints/endpoint.ts'
import type { decideOnUsers as contract } from '@atlas/contract/endpoints/users/users.ts'
import { Problem } from '@atlas/contract/problem.ts'
import { normalized } from '@atlas/contract/rules/normalized.ts'
import { nameWithoutForm } from '@atlas/contract/rules/organization-name.ts'
import type { AccountContext } from '#context/context.ts'
import type { Database } from '#database/connect.ts'
import { assignRole } from '#features/users/assign-role.ts'
import { noSuchUser } from '#features/users/change-account.ts'
import { rejectUser } from '#features/users/reject-user.ts'
import { nameOf } from '#database/account-name.ts'

type Decisions = Parsed<typeof contract>['body'] & { readonly by: string }
type Decided = Reply<typeof contract>

/**
 * Approves or rejects several waiting people, each on their own, so that a failure for one holds up nobody else. Cases
 * that need a separate look are refused here: an address that nobody has confirmed, and a name that looks like another
 * organization's.
 */
export async function decideOnUsers(
  context: AccountContext,
  { user_ids: ids, decision, by }: Decisions,
): Promise<Decided> {
  const refused: Decided['refused'] = []
  for (const id of new Set(ids)) {
    try {
      const user = await waitingUser(context.database, id)
      if (decision.kind === 'reject') await rejectUser(context, { id, by, reason: decision.reason })
      else {
        const organization = decision.joins_named ? await namedOrganization(context.database, user.organization) : {}
        await assignRole(context, { id, by, role: decision.role, ...organization })
      }
    } catch (error) {
      if (!(error instanceof Problem) || error.code === 'not_allowed') throw error
      refused.push({ id, name: await nameNow(context.database, id), reason: error.detail })
    }
  }
  return { decided: new Set(ids).size - refused.length, refused }
}

/** Somebody else may have decided since the list was shown; their decision is not reversed by this one. */
async function waitingUser(database: Database, id: string) {
  const user = await database
    .selectFrom('account')
    .select(['organization', 'approved_at', 'rejected_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!user) throw noSuchUser()
  if (user.approved_at || user.rejected_at) throw new Problem('decided_meanwhile')
  return user
}

/** The organization with exactly the name that the person typed, or a new one; none where nothing was typed. */
async function namedOrganization(database: Database, typed: string) {
  if (normalized(typed) === '') return {}
  const organizations = await database.selectFrom('organization').select(['id', 'name']).execute()
  const same = organizations.find(({ name }) => normalized(name) === normalized(typed))
  if (same) return { organizationId: same.id }
  const alike = organizations.find(({ name }) => nameWithoutForm(name) === nameWithoutForm(typed))
  if (alike) {
    const detail = `“${typed.trim()}” looks like “${alike.name}”, and is written otherwise. Decide on this person alone.`
    throw new Problem('organization_alike', { detail })
  }
  return { organizationName: typed }
}

async function nameNow(database: Database, id: string): Promise<string> {
  const account = await database
    .selectFrom('account')
    .select(['first_name', 'last_name', 'email'])
    .where('id', '=', id)
    .executeTakeFirst()
  return account ? nameOf(account) : 'A user who is deleted'
}
