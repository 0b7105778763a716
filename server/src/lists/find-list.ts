import type { Selectable } from 'kysely'
import { Problem } from '@atlas/contract/problem.ts'
import type { Database } from '#database/connect.ts'
import type { Schema } from '#database/schema.ts'
import { visibleTo } from '#database/sharing.ts'

export type ListRow = Selectable<Schema['official_list']>

/** The lists that an account sees at this moment: own ones, and those shared within its organization. */
export function visibleLists(database: Database, accountId: string) {
  return database.selectFrom('official_list').where(visibleTo('official_list', accountId)).selectAll()
}

/** A list that an account sees at this moment; anybody else's is not there. */
export async function findList(database: Database, accountId: string, id: string): Promise<ListRow> {
  return found(await visibleLists(database, accountId).where('id', '=', id).executeTakeFirst())
}

/**
 * The same within a transaction, during which nobody else can change or delete the list. A transaction that had to wait
 * sees the list as it is afterwards.
 */
export async function lockList(transaction: Database, accountId: string, id: string): Promise<ListRow> {
  return found(await visibleLists(transaction, accountId).where('id', '=', id).forUpdate().executeTakeFirst())
}

/** The same, where others may hold it too: it is there until the end. */
export async function holdList(transaction: Database, accountId: string, id: string): Promise<ListRow> {
  return found(await visibleLists(transaction, accountId).where('id', '=', id).forShare().executeTakeFirst())
}

function found(list: ListRow | undefined): ListRow {
  if (list) return list
  throw new Problem('not_found', { detail: 'There is no such list, or no longer one.' })
}
