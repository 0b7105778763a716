import { type RawBuilder, sql } from 'kysely'
import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import { mostListed } from '@atlas/contract/endpoints/saved/lists.ts'
import { Problem } from '@atlas/contract/problem.ts'
import type { Database } from '#database/connect.ts'
import { isSomebodyElse } from '#imports/records/somebody-else.ts'
import { readStoredEntries } from '#lists/read-list-rows.ts'
import { rowOfPerson, entryStatuses } from '#lists/entry-status.ts'
import { indexColumn, rowOfId, type SearchIndex, valueAt } from '#search/search-index.ts'
import { textAt } from '#search/text-table.ts'

/** The rows of officials; those whom the index has not are left out. */
export function rowsOfIds(index: SearchIndex, ids: readonly number[]): number[] {
  return [...new Set(ids)].flatMap((id) => rowOfId(index, id) ?? [])
}

/** Puts the officials of some rows into a list that nobody else changes meanwhile; answers how many there are then. */
export async function putIntoList(
  transaction: Database,
  index: SearchIndex,
  { listId, rows, at }: { readonly listId: string; readonly rows: readonly number[]; readonly at: Date },
): Promise<{ added: number; officials: number }> {
  const present = await rowsPresent(transaction, index, listId)
  const added = rows.filter((row) => !present.has(row)).map((row) => asListed(index, row))
  const ids = added.map(({ official_id: id }) => id)
  const followed = await takeOutFormer(transaction, index, listId, ids)
  const { numAffectedRows = 0n } = await sql`
    insert into listed_official
      (list_id, official_id, name, first_name, last_name, name_key, office, place, state,
        official_key, added_at, follows_at)
    select ${listId}, added.*, official.key, ${at},
      case when official_id = ${anyOf(followed)} then ${at}::timestamptz end
    from jsonb_to_recordset(${JSON.stringify(added)}::jsonb) as added (
      official_id integer, name text, first_name text, last_name text, name_key text, office text, place text,
      state text
    ) left join official on official.id = official_id
    on conflict (list_id, official_id) do update set taken_out_at = null where listed_official.taken_out_at is not null`.execute(
    transaction,
  )
  await noteOfficialsChanged(transaction, listId)
  const officials = await countListed(transaction, listId)
  if (officials > mostListed) throw tooMany(officials)
  return { added: Number(numAffectedRows), officials }
}

/** What was counted of the list before holds no more. */
export async function noteOfficialsChanged(transaction: Database, listId: string): Promise<void> {
  await transaction
    .updateTable('official_list')
    .set((column) => ({ officials_version: column('officials_version', '+', 1) }))
    .where('id', '=', listId)
    .execute()
}

export function tooMany(officials: number): Problem {
  const formatted = (count: number) => count.toLocaleString('en-US')
  return new Problem('invalid', {
    detail: `A list holds ${formatted(mostListed)} officials at most; these would be ${formatted(officials)}. Narrow the filters, or choose fewer.`,
  })
}

export async function countListed(database: Database, listId: string): Promise<number> {
  const { count } = await database
    .selectFrom('listed_official')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('list_id', '=', listId)
    .where('taken_out_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

function asListed(index: SearchIndex, row: number) {
  const text = (id: ColumnId) => valueAt(indexColumn(index, id), row) as string | null
  return {
    official_id: index.ids[row] as number,
    name: text('eo.name'),
    first_name: text('eo.first'),
    last_name: text('eo.last'),
    name_key: textAt(index.nameKeys, row),
    office: text('office.name'),
    place: text('jurisdiction.name'),
    state: text('state.name'),
  }
}

/**
 * An official may follow somebody in the list under the same number. Whoever puts the new one in, takes the former one
 * out; answers the numbers of those. The database has to say so too: an index that is older than the list knows only
 * the one before, and notes are not deleted for that.
 */
async function takeOutFormer(
  transaction: Database,
  index: SearchIndex,
  listId: string,
  ids: readonly number[],
): Promise<number[]> {
  const people = await readPeople(transaction, listId, ids)
  const former = people
    .filter((each) => rowOfPerson(index, each, each.officialId) === undefined)
    .filter((each) => isSomebodyElse(each, { first: each.shownFirst, last: each.shownLast }))
    .map(({ officialId }) => officialId)
  for (const table of ['listed_official', 'list_note'] as const)
    await transaction.deleteFrom(table).where('list_id', '=', listId).where('official_id', '=', anyOf(former)).execute()
  return former
}

/** As they came into the list, and who is shown under their numbers. */
async function readPeople(transaction: Database, listId: string, ids: readonly number[]) {
  return await transaction
    .selectFrom('listed_official as listed')
    .innerJoin('shown_official as shown', 'shown.id', 'official_id')
    .where('list_id', '=', listId)
    .where('official_id', '=', anyOf(ids))
    .select(['official_id as officialId', 'official_key as key'])
    .select(['listed.first_name as first', 'listed.last_name as last'])
    .select(['shown.first_name as shownFirst', 'shown.last_name as shownLast'])
    .execute()
}

/** The rows of those who are in a list, under whichever number they came into it. */
async function rowsPresent(transaction: Database, index: SearchIndex, listId: string): Promise<Set<number>> {
  const statuses = await entryStatuses(transaction, { index }, await readStoredEntries(transaction, listId))
  return new Set(statuses.flatMap((status) => (status.kind === 'in office' ? status.row : [])))
}

/** However many there are, they are one value of the statement. */
export function anyOf(ids: readonly number[]): RawBuilder<number> {
  return sql`any(${ids}::integer[])`
}
