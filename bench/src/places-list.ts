import pg from 'pg'
import type { PlaceKind } from '@atlas/contract/rules/place-kinds.ts'
import { stateIds } from '@atlas/contract/rules/states.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'
import { indexColumn, type SearchIndex, valueAt } from '@atlas/server/search/search-index.ts'
import { type Figure, times } from '#figure.ts'
import { type Contender, said, speedsInTurns } from '#in-turns.ts'
import type { Speed } from '#load.ts'
import { openSnapshot } from '#open-index.ts'
import type { Size } from '#pages.ts'
import { type RunningServer, startAtlas, startSqlServer } from '#servers.ts'

const leastTimesTheSqlServer = 1

/** A page of the list as it is asked for: by Black share, the highest first. */
export interface PlacesQuestion {
  readonly kinds: readonly PlaceKind[]
  readonly filters: readonly Filter[]
  readonly limit: number
  readonly cursor?: string
}

const groups: readonly (readonly PlaceKind[])[] = [
  ['county'],
  ['municipality'],
  ['senate_district', 'house_district', 'congressional_district'],
  ['school_district'],
]
const filtersOfState = (state: string): Filter[] => [{ column_id: 'state.name', operator: 'in', value: [state] }]
const others: readonly Filter[] = [
  { column_id: 'stats.vap_black%', operator: 'gte', value: 0.4 },
  { column_id: 'place.seats', operator: 'gte', value: 3 },
  { column_id: 'stats.vap_total', operator: 'between', value: [5_000, 50_000] },
]

const questions: readonly PlacesQuestion[] = groups.flatMap((kinds) =>
  [[], ...stateIds.map(filtersOfState)].flatMap((filters) => [
    { kinds, filters, limit: 25 },
    ...others.map((other) => ({ kinds, filters: [...filters, other], limit: 25 })),
  ]),
)

/** What the SQL server knows of a place, each from a column of the index: the same rows. */
const told = {
  place_id: 'place.id',
  name: 'place.name',
  state: 'state.name',
  officials: 'place.officials',
  vap_total: 'stats.vap_total',
  black_share: 'stats.vap_black%',
  body: 'place.body',
  seats: 'place.seats',
  seats_known: 'place.seats_known',
  gap_black: 'place.gap_black',
  next_election: 'place.next_election',
} as const

/** Pages of the list of places over HTTP, in turns with a server on SQL that has the same rows. */
export async function measurePlacesList({ url, officials }: Size, seconds: number): Promise<Figure[]> {
  const { placeIndex } = await openSnapshot(url)
  await prepare(url, placeIndex)
  const servers: RunningServer[] = []
  try {
    servers.push(await startAtlas(url), await startSqlServer(url))
    const [atlas, sql] = servers as [RunningServer, RunningServer]
    const contenders = {
      atlas: await contender(atlas, `${atlas.address}/api/search/places`),
      sql: await contender(sql, `${sql.address}/places`),
    }
    requireSameTotals(contenders.atlas, contenders.sql)
    return figuresOf(await speedsInTurns(contenders, seconds), officials, placeIndex.rowCount)
  } finally {
    for (const server of servers) await server.stop()
  }
}

async function prepare(url: string, index: SearchIndex): Promise<void> {
  const columns = Object.entries(told).map(([name, id]) => [name, indexColumn(index, id)] as const)
  const kinds = indexColumn(index, 'place.kind')
  const rows = Array.from({ length: index.rowCount }, (_, row) => ({
    name_order: row,
    kind: kinds.choices?.list[kinds.choices.ofCode[kinds.codes?.[row] ?? 0]?.[0] ?? 0]?.id,
    ...Object.fromEntries(columns.map(([name, column]) => [name, valueAt(column, row)])),
  }))
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('create schema if not exists bench')
    await client.query('drop table if exists bench.place')
    await client.query(`create table bench.place (place_id text primary key, name text, name_order int, kind text, state text,
      officials int, vap_total int, black_share float8, body text, seats int, seats_known int, gap_black int, next_election date)`)
    await client.query('insert into bench.place select * from json_populate_recordset(null::bench.place, $1)', [
      JSON.stringify(rows),
    ])
    await client.query('create index on bench.place (kind, black_share desc nulls last, name_order)')
    await client.query('create index on bench.place (kind, state, black_share desc nulls last, name_order)')
    await client.query('vacuum analyze bench.place')
  } finally {
    await client.end()
  }
}

interface CountedContender extends Contender {
  readonly totals: readonly number[]
}

async function contender(server: RunningServer, url: string): Promise<CountedContender> {
  const totals: number[] = []
  for (const question of questions) {
    const answer = await fetch(url, { method: 'POST', headers: server.headers, body: JSON.stringify(question) })
    if (!answer.ok) throw new Error(`Asking for places failed: ${await answer.text()}`)
    totals.push(((await answer.json()) as { readonly total: number }).total)
  }
  return { server, url, bodies: questions.map((question) => JSON.stringify(question)), totals }
}

/** Two servers that do not find the same places do not do the same work. */
function requireSameTotals(a: CountedContender, b: CountedContender): void {
  const different = a.totals.findIndex((total, at) => total !== b.totals[at])
  if (different === -1) return
  const question = JSON.stringify(questions[different])
  throw new Error(`The servers disagree on ${question}: ${a.totals[different]} and ${b.totals[different]}`)
}

function figuresOf({ atlas, sql }: Record<'atlas' | 'sql', Speed>, officials: number, places: number): Figure[] {
  const against = atlas.perSecond / sql.perSecond
  const size = `${officials.toLocaleString('en')} officials, ${places.toLocaleString('en')} places`
  return [
    { what: `${size}, list of places, this server`, value: said(atlas) },
    { what: `${size}, list of places, SQL server`, value: said(sql) },
    {
      what: `${size}, list of places, this server against the SQL server`,
      value: times(against),
      goal: { text: `≥ ${leastTimesTheSqlServer} ×`, isMet: against >= leastTimesTheSqlServer },
    },
  ]
}
