import type { Organization, OrganizationHoldings } from '@atlas/contract/endpoints/users/organizations.ts'
import { Problem } from '@atlas/contract/problem.ts'
import { sql } from 'kysely'
import type { AccountContext } from '#context/context.ts'
import { audit } from '#database/audit.ts'
import type { Database } from '#database/connect.ts'
import { sharedTables } from '#database/sharing.ts'
import { administer, type Change } from '#features/users/change-account.ts'
import { readOrganization } from '#features/users/list-organizations.ts'

type Needed = Pick<AccountContext, 'database' | 'clock'>

/** How much belongs to an organization. */
export async function readHoldings(database: Database, id: string): Promise<OrganizationHoldings> {
  const { people } = await readOrganization(database, id)
  const { rows } = await sql<Omit<OrganizationHoldings, 'people'>>`select
    (select count(*)::int from saved_search where organization_id = ${id}) as saved_searches,
    (select count(*)::int from official_list where organization_id = ${id}) as lists,
    (select count(*)::int from board_page where organization_id = ${id}) as board_pages,
    (select count(*)::int from drive where organization_id = ${id}) as drives`.execute(database)
  return { people, ...(rows[0] ?? { saved_searches: 0, lists: 0, board_pages: 0, drives: 0 }) }
}

/** What names an organization, and moves where it is merged. */
const holdings = ['account', 'drive', 'invitation', ...sharedTables] as const

/** Moves all that belongs to one organization into another, and deletes it: people keep what they share with each other. */
export async function mergeOrganization(
  context: Needed,
  { id, by, intoId }: Change & { readonly intoId: string },
): Promise<Organization> {
  if (id === intoId) throw new Problem('organization_itself')
  return await administer(context, by, async (transaction) => {
    const { name } = await readOrganization(transaction, id)
    await readOrganization(transaction, intoId)
    for (const table of holdings)
      await sql`update ${sql.table(table)} set organization_id = ${intoId} where organization_id = ${id}`.execute(
        transaction,
      )
    await transaction.deleteFrom('organization').where('id', '=', id).execute()
    const details = { organization: intoId, merged: id, name }
    await audit(transaction, { at: context.clock.now(), by, action: 'organization merged', details })
    return await readOrganization(transaction, intoId)
  })
}

/** Deletes an organization. Nobody loses anything: what its people share becomes private, and drives keep it from being deleted. */
export async function deleteOrganization(context: Needed, { id, by }: Change): Promise<null> {
  return await administer(context, by, async (transaction) => {
    const { name } = await readOrganization(transaction, id)
    if ((await readHoldings(transaction, id)).drives > 0) throw new Problem('organization_has_drives')
    // A person who is sharing something at this moment has locked their account until they are done.
    await transaction.updateTable('account').set({ organization_id: null }).where('organization_id', '=', id).execute()
    for (const table of sharedTables)
      await sql`update ${sql.table(table)} set is_shared = false, organization_id = null
        where organization_id = ${id}`.execute(transaction)
    await transaction.deleteFrom('organization').where('id', '=', id).execute()
    const details = { deleted: id, name }
    await audit(transaction, { at: context.clock.now(), by, action: 'organization deleted', details })
    return null
  })
}
