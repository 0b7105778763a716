import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { Context } from '@atlas/server/context/context.ts'
import type { Database } from '@atlas/server/database/connect.ts'
import { openDatabase } from '@atlas/server/database/open.ts'
import { listSearches } from '@atlas/server/features/saved-searches/list-searches.ts'
import { saveSearch } from '@atlas/server/features/saved-searches/save-search.ts'
import { systemClock as clock } from '@atlas/server/platform/clock.ts'
import { withCache } from '@atlas/server/search/search-index.ts'
import { withCopyOf } from '#databases.ts'
import { type Figure, median, times } from '#figure.ts'
import { openSnapshot } from '#open-index.ts'
import type { Size } from '#pages.ts'
import { processorTime } from '#processor.ts'
import { fromOfficials } from '#sql-table.ts'

const mostMilliseconds = 100
const rounds = 21

interface Search {
  readonly view: string
  /** The same for SQL. */
  readonly where: string
}

const states = ['01', '12', '13', '22', '28']
const groups: readonly Search[] = [
  { view: '', where: 'true' },
  { view: 'eo.gender=Female', where: `gender = 'Female'` },
  { view: 'stats.last_election=Uncontested', where: `last_election = 'Uncontested'` },
  { view: 'office.name=Sheriff', where: `office = 'Sheriff'` },
  { view: 'office.type=State+Legislature', where: `office_type = 'State Legislature'` },
  { view: 'party.name=democratic', where: `party = 'Democratic'` },
  { view: 'eo.name=contains:an', where: `normalised_name like '%an%'` },
  { view: 'eo.age=gte:50', where: 'age >= 50' },
  { view: 'eo.gender=Female&eo.age=gte:50', where: `gender = 'Female' and age >= 50` },
  { view: 'eo.gender=Male&stats.last_election=Close', where: `gender = 'Male' and last_election = 'Close'` },
]
/** Fifty of one person: what people look for, in each of the five states. */
const searches = states.flatMap((state) =>
  groups.map(({ view, where }) => ({
    view: `state.name=${state}&${view}`,
    where: `state_id = '${state}' and ${where}`,
  })),
)

// A load of which a fifth of the officials have another phone, and a fiftieth another gender.
const change = [
  `create temporary table altered as
    select id, phone, gender, case gender when 'Male' then 'Female' else 'Male' end as other from official`,
  `update official set phone = '601-555-0100' where id % 5 = 0`,
  `update official set gender = altered.other from altered where altered.id = official.id and official.id % 50 = 0`,
  'update dataset_version set version = version + 1',
  `insert into import_run (origin, started_at, finished_at, report) values ('demonstration', now(), now(), '{}')`,
  `insert into official_change (official_id, run_id, version, at, kind, column_id, before, after, layer)
    select id, (select max(id) from import_run), (select version from dataset_version), now(), 'changed', column_id, before, after, 'public'
    from altered cross join lateral (values
      ('eo.phone', 5, to_jsonb(phone), to_jsonb('601-555-0100'::text)),
      ('eo.gender', 50, to_jsonb(gender), to_jsonb(other))) as changed (column_id, every, before, after)
    where id % every = 0`,
]

const flatTable = [
  'create schema if not exists bench',
  `create table bench.saved as
    select official.id, state.id as state_id, office.name as office, office.type as office_type, party.name as party,
      gender, normalised_name, last_election, extract(year from age(coalesce(birth_date, now()::date)))::int as age
    ${fromOfficials}`,
  'create index on bench.saved (state_id)',
  'create table bench.seen (search integer, id integer)',
  ...searches.map(
    ({ where }, number) =>
      `insert into bench.seen select ${number}, id from bench.saved where ${where} and id % 50 <> 0`,
  ),
  'create index on bench.seen (search)',
  'vacuum analyze bench.saved, bench.seen',
]

/** How many there are, how many are new and how many are gone: less than we tell. */
const statement = ({ where }: Search, number: number) => `
  select count(found.id), count(*) filter (where seen.id is null), count(*) filter (where found.id is null)
  from (select id from bench.saved where ${where}) as found
  full join (select id from bench.seen where search = ${number}) as seen using (id)`

/** The list of a person with fifty saved searches after a load, inside the server, in turns with fifty statements of SQL. */
export async function measureSavedSearches({ url, officials }: Size): Promise<Figure[]> {
  return await withCopyOf(url, 'atlas_bench_saved', async (copy) => {
    const opened = await openDatabase({ url: copy, dataDirectory: '', onIdleError: fail })
    const client = new pg.Client({ connectionString: copy })
    await client.connect()
    try {
      return await measure(copy, opened.database, client, officials)
    } finally {
      await client.end()
      await opened.close()
    }
  })
}

async function measure(url: string, database: Database, client: pg.Client, officials: number): Promise<Figure[]> {
  const viewer = { accountId: await buildAccount(client), isNonpartisan: false }
  const before = contextOf(database, await openSnapshot(url))
  for (const [number, { view }] of searches.entries())
    await saveSearch(before, viewer, { name: `Search ${number}`, view, is_shared: false, digest: 'none' })
  for (const text of [...change, ...flatTable]) await client.query(text)
  const after = await openSnapshot(url)
  const took = { first: [] as number[], later: [] as number[], sql: [] as number[] }
  for (let round = 0; round < rounds; round++) {
    const untouched = contextOf(database, { ...after, index: withCache(after.index) })
    took.first.push(await processorTime(async () => await listSearches(untouched, viewer)))
    took.later.push(await processorTime(async () => await listSearches(untouched, viewer)))
    const start = performance.now()
    for (const [number, search] of searches.entries()) await client.query(statement(search, number))
    took.sql.push(performance.now() - start)
  }
  const what = `${officials.toLocaleString('en')} officials, the list of 50 saved searches`
  const [first, later, sql] = [median(took.first), median(took.later), median(took.sql)]
  return [
    { what: `${what}, processor time of the first question after an import`, value: `${first.toFixed(1)} ms` },
    {
      what: `${what}, processor time of later ones`,
      value: `${later.toFixed(1)} ms`,
      goal: { text: `≤ ${mostMilliseconds} ms`, isMet: later <= mostMilliseconds },
    },
    { what: `${what}, fifty statements in SQL take`, value: `${sql.toFixed(1)} ms; ${times(sql / later)} ours` },
  ]
}

type Needed = Pick<Context, 'database' | 'dataset' | 'clock'>

function contextOf(database: Database, snapshot: Awaited<ReturnType<typeof openSnapshot>>): Needed {
  const nothing = async () => await Promise.resolve()
  return { database, clock, dataset: { current: () => snapshot, refresh: nothing, close: nothing } }
}

async function buildAccount(client: pg.Client): Promise<string> {
  const id = randomUUID()
  await client.query(
    `insert into account (id, email, email_key, password_hash, first_name, last_name, organization, organization_site, entity_type, phone, created_at)
    values ($1, $2, $2, '', 'Rosa', 'Baptiste', '', '', '', '', now())`,
    [id, `${id}@example.org`],
  )
  return id
}

function fail(error: Error): void {
  throw error
}
