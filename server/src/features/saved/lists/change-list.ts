import type { Parsed } from '@atlas/contract/endpoints/endpoint.ts'
import type { changeList as contract, ListSummary } from '@atlas/contract/endpoints/saved/lists.ts'
import { Problem } from '@atlas/contract/problem.ts'
import type { Context } from '#context/context.ts'
import { summaryOf } from '#features/saved/lists/list-lists.ts'
import { organizationToShareIn } from '#database/sharing.ts'
import type { Database } from '#database/connect.ts'
import { type ListRow, lockList } from '#lists/find-list.ts'
import { readNames } from '#lists/people.ts'

type Changes = Parsed<typeof contract>['body']

/** Everybody who sees a list may write what to say; its name, and who sees it, are its owner's. */
export async function changeList(
  context: Pick<Context, 'database' | 'dataset'>,
  accountId: string,
  { id, changes }: { readonly id: string; readonly changes: Changes },
): Promise<ListSummary> {
  await context.database.transaction().execute(async (transaction) => {
    // The account first, as where somebody is moved and what they share is handed over: so neither waits for the other.
    const organizationId = changes.is_shared ? await organizationToShareIn(transaction, accountId) : null
    const list = await lockList(transaction, accountId, id)
    const { name = list.name, is_shared: isShared = list.is_shared, script = list.script } = changes
    if (name !== list.name || isShared !== list.is_shared) await refuseOthers(transaction, list, accountId)
    await transaction
      .updateTable('official_list')
      .set({
        name,
        script,
        is_shared: isShared,
        organization_id: isShared ? (list.organization_id ?? organizationId) : null,
      })
      .where('id', '=', id)
      .execute()
  })
  return await summaryOf(context, accountId, id)
}

/** Its files go with it. */
export async function deleteList(
  { database }: Pick<Context, 'database'>,
  accountId: string,
  id: string,
): Promise<null> {
  await database.transaction().execute(async (transaction) => {
    await refuseOthers(transaction, await lockList(transaction, accountId, id), accountId)
    await transaction.deleteFrom('official_list').where('id', '=', id).execute()
  })
  return null
}

async function refuseOthers(transaction: Database, list: ListRow, accountId: string): Promise<void> {
  if (list.owner_id === accountId) return
  const [owner = ''] = (await readNames(transaction, [list.owner_id])).values()
  throw new Problem('not_allowed', {
    detail: `Only ${owner} can rename, share or delete this list. You can copy it.`,
  })
}
