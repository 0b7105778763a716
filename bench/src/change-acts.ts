import type pg from 'pg'
import { shownVersion } from '#new-version.ts'
import type { RunningServer } from '#servers.ts'

/** Makes a change, and returns a function that checks whether everybody sees it. */
export type Change = () => Promise<() => Promise<boolean>>

/** A change, and the ways to measure it. */
export interface MeasuredChange {
  readonly what: string
  readonly goal: 'phone' | 'task' | 'list'
  /** Made on one server, and checked on the same or another one. */
  readonly make: (by: RunningServer, seenAt: RunningServer) => Change
  /** The same change as SQL on a table. */
  readonly inSql: (table: string) => string
}

export function changesOf(client: pg.Client): MeasuredChange[] {
  const written = (statement: (table: string) => string): Pick<MeasuredChange, 'make' | 'inSql'> => ({
    make: (_, seenAt) => committed(seenAt, client, () => inNewVersion(client, statement('official'))),
    inSql: statement,
  })
  return [
    {
      what: 'a phone that an administrator corrects',
      goal: 'phone',
      make: (by, seenAt) => () => correctPhone(by, seenAt, client),
      inSql: phones(1),
    },
    { what: 'twenty values', goal: 'task', ...written(phones(20)) },
    { what: 'twenty new officials', goal: 'task', ...written(newOfficials(20)) },
    { what: 'three hundred new officials', goal: 'list', ...written(newOfficials(300)) },
  ]
}

/** A change committed directly in the tables, without a server. */
function committed(server: RunningServer, client: pg.Client, change: () => Promise<void>): Change {
  return async () => {
    await change()
    const version = await versionOf(client)
    return async () => (await shownVersion(server)) >= version
  }
}

let corrections = 0

/** The way an administrator does it, starting when Save is pressed. */
async function correctPhone(
  { address, headers }: RunningServer,
  seenAt: RunningServer,
  client: pg.Client,
): Promise<() => Promise<boolean>> {
  const { rows } = await client.query<{ id: number }>(
    'select id from official where origin <> $1 order by random() limit 1',
    ['organisation'],
  )
  const [{ id }] = rows as [{ id: number }]
  const phone = `(205) 555-${String(1_000 + corrections++)}`
  const answer = await fetch(`${address}/api/admin/corrections`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ eo_id: id, column_id: 'eo.phone', value: phone, source: 'The bench', as_of: '2026-11-01' }),
  })
  if (!answer.ok) throw new Error(`Correcting a phone failed: ${await answer.text()}`)
  return async () => (await detailOf(seenAt, id)).includes(phone)
}

async function detailOf(server: RunningServer, id: number): Promise<string> {
  return await (await fetch(`${server.searchUrl}/${id}`, { headers: server.headers })).text()
}

function phones(officials: number): (table: string) => string {
  return (table) => `update ${table} set phone = '(334) 555-' || (1000 + floor(random() * 9000))::text
      where ${someOf(table, officials)}`
}

function newOfficials(officials: number): (table: string) => string {
  return (
    table,
  ) => `insert into ${table} (key, origin, seat_id, name, normalised_name, first_name, last_name, source_id, as_of, method)
      select 'bench-' || gen_random_uuid(), origin, seat_id, 'New Person' || id, 'new person' || id, 'New', 'Person' || id,
        source_id, as_of, method
      from ${table} where ${someOf(table, officials)}`
}

function someOf(table: string, officials: number): string {
  return `id in (select 1 + floor(random() * (select max(id) from ${table}))::integer from generate_series(1, ${officials}))`
}

export async function changePhones(client: pg.Client, officials: number): Promise<void> {
  await inNewVersion(client, phones(officials)('official'))
}

export async function addOfficials(client: pg.Client, officials: number): Promise<void> {
  await inNewVersion(client, newOfficials(officials)('official'))
}

/** A plain table of the same officials with the same indexes, which a server that answers by SQL would write. */
export async function withPlainTable<Result>(
  client: pg.Client,
  use: (table: string) => Promise<Result>,
): Promise<Result> {
  const drop = 'drop schema if exists bench_change cascade'
  const table = 'bench_change.official'
  await client.query(drop)
  await client.query('create schema bench_change')
  try {
    await client.query(`create table ${table} (like public.official including all)`)
    await client.query(`insert into ${table} overriding system value select * from public.official`)
    await client.query(`select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`)
    await client.query(`vacuum analyze ${table}`)
    return await use(table)
  } finally {
    await client.query(drop)
  }
}

/** Also removes the corrections, because otherwise the next run would refill the database. */
export async function removeNew(client: pg.Client): Promise<void> {
  await inNewVersion(client, `delete from official where key like 'bench-%' or origin = 'organisation'`)
}

async function inNewVersion(client: pg.Client, statement: string): Promise<void> {
  await client.query('begin')
  await client.query(statement)
  await client.query('update dataset_version set version = version + 1')
  await client.query('commit')
}

export async function versionOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ version: number }>('select version from dataset_version')
  return (rows[0] as { version: number }).version
}
