import { randomUUID } from 'node:crypto'
import { type KyselyPlugin, sql } from 'kysely'
import { expect, test } from 'vitest'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import type { ListSummary } from '@atlas/contract/endpoints/saved/lists.ts'
import { sayings } from '@atlas/contract/rules/outcomes.ts'
import type { Database } from '#database/connect.ts'
import { countLists } from '#features/saved/lists/count-lists.ts'
import { mostListsAtOnce } from '#features/saved/lists/read-listed-people.ts'
import { loadDemonstration } from '#imports/demonstration.ts'
import { randomOf } from '#imports/sources/demonstration/random.ts'
import { visibleLists } from '#lists/find-list.ts'
import { buildAccount } from '#testing/account.ts'
import { testApp, testClock, Visitor } from '#testing/app.ts'
import { testDatabase } from '#testing/database.ts'
import { make, read } from '#testing/saved/lists/lists.ts'

const database = await testDatabase()
await loadDemonstration({ database, clock: testClock() }, { officials: 600, seed: 41 })
const server = await testApp(database)
const account = await buildAccount(server, { roles: ['USER'] })
const visitor = await new Visitor(server.app).signIn(account)
const { index } = server.context.dataset.current()
const random = randomOf(41, 'lists')

const listOf = async (share: number) =>
  await make(visitor, { eo_ids: [...index.ids].map(Number).filter(() => random.chance(share)) })
const lists: ListSummary[] = []
for (const share of [0, 0.01, 0.1, 0.1, 0.3, 0.3, 0.3, 0.6, 1]) lists.push(await listOf(share))

// Of several in one list, some married, left, came back under another number, or follow somebody else.
await sql`update listed_official set last_name = 'Elsewhere' where official_id % 7 = 1`.execute(database)
await sql`update listed_official set first_name = 'Else', last_name = 'Where' where official_id % 7 = 2`.execute(
  database,
)
await sql`update listed_official set official_id = 1000000 + official_id where official_id % 11 = 3`.execute(database)
await sql`update listed_official set official_key = null where official_id % 2 = 1`.execute(database)
await sql`update listed_official set taken_out_at = now() where official_id % 13 = 5`.execute(database)
await sql`update listed_official set follows_at = '2026-11-10' where official_id % 5 = 4`.execute(database)
await sayEverything()

async function sayEverything(): Promise<void> {
  const listed = await database.selectFrom('listed_official').select(['list_id', 'official_id']).execute()
  const day = () => `2026-11-${String(random.integer(10, 30)).padStart(2, '0')}`
  const outcomes = listed.flatMap((entry) =>
    Array.from({ length: random.integer(0, 3) }, () => {
      const outcome = random.pick(sayings)
      const at = new Date(`2026-11-${random.pick(['05', '15'])}T1${random.integer(0, 9)}:00:00Z`)
      const follow_up_on = outcome === 'follow_up' ? day() : null
      return { ...entry, client_id: randomUUID(), outcome, follow_up_on, said_at: at, arrived_at: at }
    }),
  )
  for (let start = 0; start < outcomes.length; start += 500)
    await database
      .insertInto('list_outcome')
      .values(outcomes.slice(start, start + 500))
      .execute()
}

const overview = async () => await visitor.call(endpoints.listLists, {})

test('of each list the overview counts what is counted where all of it is read', async () => {
  const { values } = await overview()
  expect(values).toHaveLength(lists.length)
  const kinds = new Set<string>()
  for (const summary of values) {
    const { script: _, officials, ...list } = await read(visitor, summary.id)
    expect(summary).toEqual({ ...list, officials: officials.length })
    for (const [kind, count] of Object.entries(summary.outcomes)) if (count > 0) kinds.add(kind)
  }
  expect(kinds.size).toBe(Object.keys(values[0]?.outcomes ?? {}).length)
})

test('the follow-ups of the next 14 days are those of everybody in office', async () => {
  const { values, coming_follow_ups: coming } = await overview()
  let expected = 0
  for (const { id } of values)
    for (const { outcome, has_left: hasLeft } of (await read(visitor, id)).officials)
      if (!hasLeft && outcome?.follow_up_on && outcome.follow_up_on <= '2026-12-04') expected++
  expect(expected).toBeGreaterThan(10)
  expect(coming).toBe(expected)
})

/** The same database, with the number of statements that were sent through it. */
function counting(): { readonly through: Database; readonly sent: () => number } {
  let sent = 0
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      sent++
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return { through: database.withPlugin(plugin), sent: () => sent }
}

async function statementsFor(times: number, howMany: number): Promise<number> {
  const { through, sent } = counting()
  const rows = await visibleLists(database, account.id).limit(howMany).execute()
  // An index of its own, so that nothing is counted yet.
  const fresh = { ...index }
  await Promise.all(Array.from({ length: times }, async () => await countLists(through, fresh, rows)))
  return sent()
}

test('lists are read together, by fewer statements than there are lists, and once for ten who ask at the same time', async () => {
  const many = await statementsFor(1, 9)
  expect(many).toBeLessThan(9)
  const stamps = 10
  expect(await statementsFor(10, 9)).toBe(many - 1 + stamps)
})

test('more lists than one statement reads are counted whole', async () => {
  const [model] = await visibleLists(database, account.id)
    .where('id', '=', lists[2]?.id ?? '')
    .execute()
  const ids = Array.from({ length: mostListsAtOnce + 3 }, () => randomUUID())
  for (const id of ids) {
    await sql`
      insert into official_list (id, owner_id, is_shared, name, made_at)
      values (${id}, ${account.id}, false, 'Copy', now())`.execute(database)
    await sql`
      insert into listed_official (list_id, official_id, official_key, name, first_name, last_name, name_key, added_at)
      select ${id}, official_id, official_key, name, first_name, last_name, name_key, added_at
      from listed_official where list_id = ${model?.id ?? ''} and taken_out_at is null`.execute(database)
  }
  const rows = await visibleLists(database, account.id).where('id', 'in', ids).execute()
  const counts = await countLists(database, index, rows)
  expect(new Set(counts.map(({ officials }) => officials))).toEqual(new Set([counts[0]?.officials]))
  expect(counts[0]?.officials).toBeGreaterThan(20)
  expect(counts).toHaveLength(ids.length)
})

test('what could not be counted is counted when it is asked for again', async () => {
  const rows = await visibleLists(database, account.id).limit(3).execute()
  const fresh = { ...index }
  const broken = database.withPlugin({
    transformQuery: ({ node }) => {
      if (node.kind === 'RawNode') throw new Error('The database is away')
      return node
    },
    transformResult: async ({ result }) => result,
  })
  await expect(countLists(broken, fresh, rows)).rejects.toThrow('The database is away')
  expect(await countLists(database, fresh, rows)).toHaveLength(3)
})
