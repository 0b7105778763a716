import type { Context } from '#context/context.ts'
import type { OfficialsToAdd } from '@atlas/contract/endpoints/saved/lists.ts'
import { anyOf, countListed, noteOfficialsChanged, putIntoList } from '#features/saved/lists/put-into-list.ts'
import { requestedRows } from '#features/saved/lists/requested-rows.ts'
import { lockList } from '#lists/find-list.ts'

export async function addOfficials(
  { database, dataset, clock }: Pick<Context, 'database' | 'dataset' | 'clock'>,
  accountId: string,
  { listId, request }: { readonly listId: string; readonly request: OfficialsToAdd },
): Promise<{ added: number; officials: number }> {
  const snapshot = dataset.current()
  const rows = await requestedRows(snapshot, request)
  return await database.transaction().execute(async (transaction) => {
    await lockList(transaction, accountId, listId)
    return await putIntoList(transaction, snapshot.index, { listId, rows, at: clock.now() })
  })
}

interface Officials {
  readonly listId: string
  readonly ids: readonly number[]
}

/** What was said and noted of them stays, in case they are put back. */
export async function takeOutOfficials(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  accountId: string,
  { listId, ids }: Officials,
): Promise<{ taken_out: number; officials: number }> {
  return await database.transaction().execute(async (transaction) => {
    await lockList(transaction, accountId, listId)
    const { numUpdatedRows } = await transaction
      .updateTable('listed_official')
      .set({ taken_out_at: clock.now() })
      .where('list_id', '=', listId)
      .where('official_id', '=', anyOf(ids))
      .where('taken_out_at', 'is', null)
      .executeTakeFirst()
    await noteOfficialsChanged(transaction, listId)
    return { taken_out: Number(numUpdatedRows), officials: await countListed(transaction, listId) }
  })
}
