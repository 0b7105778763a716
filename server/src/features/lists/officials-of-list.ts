import type { Context } from '#context/context.ts'
import { anyOf, countListed, putIntoList, rowsOfIds } from '#features/lists/put-into-list.ts'
import { lockList } from '#lists/find-list.ts'

interface Officials {
  readonly listId: string
  readonly ids: readonly number[]
}

export async function addOfficials(
  { database, dataset, clock }: Pick<Context, 'database' | 'dataset' | 'clock'>,
  accountId: string,
  { listId, ids }: Officials,
): Promise<{ added: number; officials: number }> {
  const { index } = dataset.current()
  return await database.transaction().execute(async (transaction) => {
    await lockList(transaction, accountId, listId)
    return await putIntoList(transaction, index, { listId, rows: rowsOfIds(index, ids), at: clock.now() })
  })
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
    return { taken_out: Number(numUpdatedRows), officials: await countListed(transaction, listId) }
  })
}
