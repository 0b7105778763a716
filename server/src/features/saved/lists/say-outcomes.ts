import { sql } from 'kysely'
import { mostOutcomes, type NewSaying } from '@atlas/contract/endpoints/saved/lists.ts'
import { Problem } from '@atlas/contract/problem.ts'
import type { Context } from '#context/context.ts'
import type { Database } from '#database/connect.ts'
import { holdList } from '#lists/find-list.ts'

/**
 * Adds to the log what came of calls; what is there already under its client's id stays as it is. Answers the ids of
 * what was said of officials who are not in the list.
 */
export async function sayOutcomes(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  accountId: string,
  { listId, outcomes }: { readonly listId: string; readonly outcomes: readonly NewSaying[] },
): Promise<{ left_out: string[] }> {
  const now = clock.now()
  return await database.transaction().execute(async (transaction) => {
    await holdList(transaction, accountId, listId)
    await refuseTooMuch(transaction, listId)
    // A clock that is fast would let this be the newest until that moment comes.
    const inTime = outcomes.map((each) => ({ ...each, said_at: earlier(new Date(each.said_at), now) }))
    await sql`
      insert into list_outcome
        (list_id, client_id, official_id, outcome, follow_up_on, said_at, arrived_at, account_id)
      select ${listId}, client_id, official_id, outcome, follow_up_on, said_at, ${now}, ${accountId}
      from jsonb_to_recordset(${JSON.stringify(inTime)}::jsonb) as said (
        client_id uuid, eo_id bigint, outcome text, follow_up_on date, said_at timestamptz
      )
      join listed_official on list_id = ${listId} and official_id = eo_id and taken_out_at is null
      on conflict (list_id, client_id) do nothing`.execute(transaction)
    return { left_out: await leftOut(transaction, listId, outcomes) }
  })
}

function earlier(one: Date, other: Date): Date {
  return one < other ? one : other
}

async function leftOut(transaction: Database, listId: string, outcomes: readonly NewSaying[]): Promise<string[]> {
  const ids = outcomes.map(({ client_id: id }) => id)
  const stored = await transaction
    .selectFrom('list_outcome')
    .select('client_id')
    .where('list_id', '=', listId)
    .where('client_id', 'in', ids)
    .execute()
  const existingIds = new Set(stored.map(({ client_id: id }) => id))
  return ids.filter((id) => !existingIds.has(id))
}

async function refuseTooMuch(transaction: Database, listId: string): Promise<void> {
  const { count } = await transaction
    .selectFrom('list_outcome')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('list_id', '=', listId)
    .executeTakeFirstOrThrow()
  if (count < mostOutcomes) return
  throw new Problem('invalid', { detail: 'More is on file of this list than it holds. Make a copy to go on with.' })
}
