import pg from 'pg'
import type { ComingRequest } from '@atlas/contract/endpoints/elections.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'
import type { Snapshot } from '@atlas/server/dataset/dataset.ts'
import { comingElections } from '@atlas/server/features/elections/coming-elections.ts'
import { datesOnFile } from '@atlas/server/dataset/elections/dates-on-file.ts'
import { withCache } from '@atlas/server/search/search-index.ts'
import { type Figure, median, times } from '#figure.ts'
import { openSnapshot } from '#open-index.ts'
import type { Size } from '#pages.ts'
import { processorTime } from '#processor.ts'
import { fromOfficials, runStatements } from '#sql-table.ts'

const mostMilliseconds = 60
const rounds = 21

interface Question {
  readonly name: string
  readonly filters: Filter[]
  /** The same for SQL. */
  readonly where: string
}
const questions: readonly Question[] = [
  { name: 'no filter', filters: [], where: 'true' },
  {
    name: 'sheriffs of Mississippi who were uncontested',
    filters: [
      { column_id: 'state.name', operator: 'in', value: ['28'] },
      { column_id: 'office.name', operator: 'eq', value: 'Sheriff' },
      { column_id: 'stats.last_election', operator: 'eq', value: 'Uncontested' },
    ],
    where: `state_id = '28' and office = 'Sheriff' and outcome = 'Uncontested'`,
  },
  {
    name: 'a share of the vote',
    filters: [{ column_id: 'stats.2020biden%', operator: 'gte', value: 0.4 }],
    where: 'biden_share >= 0.4',
  },
]

const flatTable = [
  'create schema if not exists bench',
  'drop table if exists bench.up',
  `create table bench.up as
    select state.id as state_id, office.name as office, next_primary, next_general,
      last_election as outcome,
      (select value::float8 from jurisdiction_fact
        where jurisdiction_id in (jurisdiction.id, jurisdiction.figures_from) and field = 'stats.2020biden%'
        and former_lines_year = 0 limit 1) as biden_share
    ${fromOfficials}`,
  'create index on bench.up (next_primary, state_id)',
  'create index on bench.up (next_general, state_id)',
  'vacuum analyze bench.up',
]

/** What is counted of the seats of each date, as one statement: less than we answer, for it knows no deadlines. */
const statement = (where: string) => `
  select day, state_id, office, count(*), count(*) filter (where outcome = 'Uncontested'),
    count(*) filter (where outcome = 'Close'), count(*) filter (where outcome is null)
  from bench.up cross join lateral (values (next_primary), (next_general)) as ahead (day)
  where day between current_date and current_date + 365 and ${where}
  group by day, state_id, office`

/** The dates of the coming 12 months with their seats, inside the server, in turns with one statement over one flat table. */
export async function measureComing({ url, officials }: Size): Promise<Figure[]> {
  await runStatements(url, flatTable)
  const snapshot = await openSnapshot(url)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const figures = []
    for (const question of questions) figures.push(...(await measure(snapshot, client, question, officials)))
    return figures
  } finally {
    await client.end()
  }
}

async function measure(
  snapshot: Snapshot,
  client: pg.Client,
  { name, filters, where }: Question,
  officials: number,
): Promise<Figure[]> {
  const took = { first: [] as number[], later: [] as number[], sql: [] as number[] }
  const asked: ComingRequest = { filters, within_days: 365 }
  for (let round = 0; round < rounds; round++) {
    // As if nothing had been asked of this version of the data before.
    const untouched = { ...snapshot, index: withCache(snapshot.index) }
    took.first.push(await processorTime(async () => await comingElections(untouched, datesOnFile(untouched), asked)))
    const onFile = datesOnFile(untouched)
    took.later.push(await processorTime(async () => await comingElections(untouched, onFile, asked)))
    const start = performance.now()
    await client.query(statement(where))
    took.sql.push(performance.now() - start)
  }
  const what = `${officials.toLocaleString('en')} officials, what is coming up, ${name}`
  const [first, later, sql] = [median(took.first), median(took.later), median(took.sql)]
  return [
    judged(`${what}, processor time of the first question after an import`, first),
    judged(`${what}, processor time of later ones`, later),
    { what: `${what}, one statement in SQL takes`, value: `${sql.toFixed(1)} ms; ${times(sql / later)} ours` },
  ]
}

function judged(what: string, milliseconds: number): Figure {
  const goal = { text: `≤ ${mostMilliseconds} ms`, isMet: milliseconds <= mostMilliseconds }
  return { what, value: `${milliseconds.toFixed(1)} ms`, goal }
}
