import type { Parsed } from '@atlas/contract/endpoints/endpoint.ts'
import type * as contract from '@atlas/contract/endpoints/users/organizations.ts'
import { normalized } from '@atlas/contract/rules/normalized.ts'
import type { AccountContext } from '#context/context.ts'
import { audit } from '#database/audit.ts'
import { administer, type Change } from '#features/users/change-account.ts'
import { readOrganization } from '#features/users/list-organizations.ts'
import { putPeopleInto, refuseTaken } from '#features/users/make-organization.ts'

type Changes = Parsed<typeof contract.changeOrganization>['body']

/** Renames an organization, says where it is, and puts people into it who are in none. */
export async function changeOrganization(
  context: Pick<AccountContext, 'database' | 'clock'>,
  { id, by, changes }: Change & { readonly changes: Changes },
): Promise<contract.Organization> {
  const { account_ids: ids = [], time_zone: timeZone } = changes
  return await administer(context, by, async (transaction) => {
    const before = await readOrganization(transaction, id)
    const next = { name: changes.name?.trim() ?? before.name, time_zone: timeZone ?? before.time_zone }
    if (next.name !== before.name || next.time_zone !== before.time_zone) {
      if (next.name !== before.name) await refuseTaken(transaction, next.name, id)
      const row = { ...next, name_key: normalized(next.name) }
      await transaction.updateTable('organization').set(row).where('id', '=', id).execute()
      const details = { organization: id, ...next }
      await audit(transaction, { at: context.clock.now(), by, action: 'organization changed', details })
    }
    await putPeopleInto(context, transaction, { ids, organizationId: id, by })
    return await readOrganization(transaction, id)
  })
}
