import { sql } from 'kysely'
import type { Database } from '#database/connect.ts'
import { type Counted, countListed } from '#features/saved/lists/summarise.ts'
import type { ListRow } from '#lists/find-list.ts'
import { readNewestOutcomes } from '#lists/read-list-rows.ts'
import { listEntries } from '#lists/list-entries.ts'
import type { SearchIndex } from '#search/search-index.ts'
import { takeTurn } from '#platform/turns.ts'

interface Counts {
  /** Of what it was counted. */
  readonly stamp: string
  readonly counted: Counted
}

/** What a list counts changes with its officials, with what is said, and with the index; each index has its own. */
const cache = new WeakMap<SearchIndex, Map<string, Counts>>()

/** What is counted of each list, by its id. A list that is as it was when it was counted last is not read again. */
export async function countLists(
  database: Database,
  index: SearchIndex,
  lists: readonly ListRow[],
): Promise<Map<string, Counted>> {
  const cached = cache.get(index) ?? new Map<string, Counts>()
  cache.set(index, cached)
  const stamps = await readStamps(database, lists)
  const counts = new Map<string, Counted>()
  // One after the other: no more than one of them is in memory, and between two of them others are answered.
  for (const { id } of lists) {
    const stamp = stamps.get(id) ?? ''
    const before = cached.get(id)
    const counted = before?.stamp === stamp ? before.counted : await countAnew(database, index, id)
    cached.set(id, { stamp, counted })
    counts.set(id, counted)
  }
  return counts
}

async function countAnew(database: Database, index: SearchIndex, id: string): Promise<Counted> {
  await takeTurn()
  return countListed(index, await listEntries(database, { index }, id, await readNewestOutcomes(database, id)))
}

// What is said is only ever added to.
async function readStamps(database: Database, lists: readonly ListRow[]): Promise<Map<string, string>> {
  const rows = await database
    .selectFrom('list_outcome')
    .where('list_id', '=', sql<string>`any(${lists.map(({ id }) => id)}::uuid[])`)
    .select(({ fn }) => ['list_id', fn.countAll<number>().as('said')])
    .groupBy('list_id')
    .execute()
  const outcomesOf = new Map(rows.map((row) => [row.list_id, row.said]))
  return new Map(lists.map(({ id, officials_version: version }) => [id, `${version} ${outcomesOf.get(id) ?? 0}`]))
}
