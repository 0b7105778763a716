import { randomUUID } from 'node:crypto'
import { type ListSummary, mostLists, type NewList } from '@atlas/contract/endpoints/saved/lists.ts'
import { Problem } from '@atlas/contract/problem.ts'
import type { Context } from '#context/context.ts'
import type { Database } from '#database/connect.ts'
import { lockAccount } from '#database/lock-account.ts'
import { organizationToShareIn } from '#database/sharing.ts'
import { summaryOf } from '#features/saved/lists/list-lists.ts'
import { putIntoList } from '#features/saved/lists/put-into-list.ts'
import { requestedRows } from '#features/saved/lists/requested-rows.ts'

type Needed = Pick<Context, 'database' | 'dataset' | 'clock'>

export async function makeList(context: Needed, accountId: string, request: NewList): Promise<ListSummary> {
  const { database, dataset, clock } = context
  const snapshot = dataset.current()
  const rows = await requestedRows(snapshot, request)
  const at = clock.now()
  const id = await database.transaction().execute(async (transaction) => {
    await refuseTooManyLists(transaction, accountId)
    const listId = await insertList(transaction, accountId, { ...request, at })
    await putIntoList(transaction, snapshot.index, { listId, rows, at })
    return listId
  })
  return await summaryOf(context, accountId, id)
}

interface Named {
  readonly name: string
  readonly is_shared: boolean
  readonly made_from?: string | null | undefined
  readonly script?: string
  readonly at: Date
}

/** Answers the id of a list without officials. */
export async function insertList(transaction: Database, accountId: string, named: Named): Promise<string> {
  const id = randomUUID()
  await transaction
    .insertInto('official_list')
    .values({
      id,
      owner_id: accountId,
      is_shared: named.is_shared,
      organization_id: named.is_shared ? await organizationToShareIn(transaction, accountId) : null,
      name: named.name,
      made_from: named.made_from || null,
      script: named.script ?? '',
      made_at: named.at,
    })
    .execute()
  return id
}

export async function refuseTooManyLists(transaction: Database, accountId: string): Promise<void> {
  await lockAccount(transaction, accountId)
  const { count } = await transaction
    .selectFrom('official_list')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('owner_id', '=', accountId)
    .executeTakeFirstOrThrow()
  if (count >= mostLists)
    throw new Problem('invalid', { detail: `You have ${mostLists} lists, which is the most. Delete one first.` })
}
