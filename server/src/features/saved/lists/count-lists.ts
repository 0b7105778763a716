import { sql } from 'kysely'
import type { Database } from '#database/connect.ts'
import { countTogether, type CountedList } from '#features/saved/lists/count-together.ts'
import { mostListsAtOnce } from '#features/saved/lists/read-listed-people.ts'
import type { ListRow } from '#lists/find-list.ts'
import type { SearchIndex } from '#search/search-index.ts'

interface Counts {
  /** Of what it is counted. */
  readonly stamp: string
  /** Done or under way: whoever needs it meanwhile waits for the same. */
  readonly counted: Promise<CountedList>
}

/** What a list counts changes with its officials, with what is said, and with the index; each index has its own. */
const cache = new WeakMap<SearchIndex, Map<string, Counts>>()

/** Half a kilobyte each. Those that were counted first make room. */
const mostCached = 20_000

/** What is counted of each list, in their order. A list that is as it was when it was counted last is not read again. */
export async function countLists(
  database: Database,
  index: SearchIndex,
  lists: readonly Pick<ListRow, 'id' | 'officials_version'>[],
): Promise<CountedList[]> {
  const cached = cache.get(index) ?? new Map<string, Counts>()
  cache.set(index, cached)
  const stamps = await readStamps(database, lists)
  const stampOf = ({ id }: Pick<ListRow, 'id'>) => stamps.get(id) ?? ''
  const changed = lists.filter((list) => cached.get(list.id)?.stamp !== stampOf(list))
  const anew = new Map(countInBatches(database, index, changed))
  const counts = lists.map((list) => {
    const counted = anew.get(list.id)
    if (counted) keep(cached, list.id, { stamp: stampOf(list), counted })
    return counted ?? (cached.get(list.id) as Counts).counted
  })
  return await Promise.all(counts)
}

/** One batch after the other, so that nobody takes more than one connection, nor memory for all of their lists. */
function countInBatches(
  database: Database,
  index: SearchIndex,
  lists: readonly Pick<ListRow, 'id'>[],
): [id: string, counted: Promise<CountedList>][] {
  const counts: [string, Promise<CountedList>][] = []
  let before: Promise<unknown> = Promise.resolve()
  for (let start = 0; start < lists.length; start += mostListsAtOnce) {
    const ids = lists.slice(start, start + mostListsAtOnce).map(({ id }) => id)
    const batch = before.then(() => countTogether(database, index, ids))
    ids.forEach((id, number) => counts.push([id, batch.then((counted) => counted[number] as CountedList)]))
    before = batch
  }
  return counts
}

/** What could not be counted is not kept: the next one who needs it tries again. */
function keep(cached: Map<string, Counts>, id: string, counts: Counts): void {
  cached.delete(id)
  cached.set(id, counts)
  counts.counted.catch(() => {
    if (cached.get(id) === counts) cached.delete(id)
  })
  const [oldest] = cached.keys()
  if (cached.size > mostCached && oldest !== undefined) cached.delete(oldest)
}

// What is said is only ever added to.
async function readStamps(
  database: Database,
  lists: readonly Pick<ListRow, 'id' | 'officials_version'>[],
): Promise<Map<string, string>> {
  const rows = await database
    .selectFrom('list_outcome')
    .where('list_id', '=', sql<string>`any(${lists.map(({ id }) => id)}::uuid[])`)
    .select(({ fn }) => ['list_id', fn.countAll<number>().as('said')])
    .groupBy('list_id')
    .execute()
  const outcomesOf = new Map(rows.map((row) => [row.list_id, row.said]))
  return new Map(lists.map(({ id, officials_version: version }) => [id, `${version} ${outcomesOf.get(id) ?? 0}`]))
}
