import { sql } from 'kysely'
import type { ListSummary } from '@atlas/contract/endpoints/saved/lists.ts'
import type { Context } from '#context/context.ts'
import { summaryOf } from '#features/saved/lists/list-lists.ts'
import { insertList, refuseTooManyLists } from '#features/saved/lists/make-list.ts'
import { holdList } from '#lists/find-list.ts'

type Needed = Pick<Context, 'database' | 'dataset' | 'clock'>

/** Makes a private list with the officials and the script of one that the account sees. */
export async function copyList(
  context: Needed,
  accountId: string,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<ListSummary> {
  const at = context.clock.now()
  const copy = await context.database.transaction().execute(async (transaction) => {
    // The list before the account, as whoever writes into it holds them: the other way around two would wait for each other.
    const { script, made_from } = await holdList(transaction, accountId, id)
    await refuseTooManyLists(transaction, accountId)
    const listId = await insertList(transaction, accountId, { name, is_shared: false, made_from, script, at })
    await sql`
      insert into listed_official
        (list_id, official_id, official_key, name, first_name, last_name, name_key, office, place, state, added_at)
      select ${listId}, official_id, official_key, name, first_name, last_name, name_key, office, place, state, added_at
      from listed_official where list_id = ${id} and taken_out_at is null`.execute(transaction)
    return listId
  })
  return await summaryOf(context, accountId, copy)
}
