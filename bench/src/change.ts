import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { memoryOf } from '#exports-memory.ts'
import { type Figure, median } from '#figure.ts'
import { shownVersion, untilShown } from '#new-version.ts'
import type { Size } from '#pages.ts'
import { processorSecondsOf } from '#processor.ts'
import { type RunningServer, startAtlasAt } from '#servers.ts'
import { longestWaitWhile, withoutData } from '#waits.ts'

const rounds = 7
const lookMilliseconds = 10
// What a change costs once it is shown, such as giving up the memory of the index before.
const restMilliseconds = 1_500
/** More than any change takes. */
const unwatchedMilliseconds = 4_000
const mostPauseMilliseconds = 50
const pausesOf = 20
const manyChanges = 1_000
const mostTimesMemory = 1.3
const restOfMemoryMilliseconds = 20_000

interface Goal {
  readonly processor: number
  readonly shown: number
}
const large = 520_000
const goals: Readonly<Record<'phone' | 'task' | 'list', readonly [small: Goal, large: Goal]>> = {
  phone: [
    { processor: 100, shown: 500 },
    { processor: 400, shown: 1_000 },
  ],
  task: [
    { processor: 150, shown: 600 },
    { processor: 500, shown: 1_200 },
  ],
  list: [
    { processor: 1_000, shown: 1_500 },
    { processor: 2_000, shown: 3_000 },
  ],
}

/** What a change costs, until everybody sees it, from a phone that an administrator corrects to three hundred new officials. */
export async function measureChanges({ url, officials }: Size): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'atlas-bench-'))
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const server = await startAtlasAt({ databaseUrl: url, folder })
  try {
    return await measure(server, client, officials)
  } finally {
    await server.stop()
    await removeNew(client)
    await client.end()
    rmSync(folder, { recursive: true })
  }
}

async function measure(server: RunningServer, client: pg.Client, officials: number): Promise<Figure[]> {
  const size = `${officials.toLocaleString('en')} officials`
  const goalOf = (change: keyof typeof goals) => goals[change][officials >= large ? 1 : 0]
  // The first change starts the thread, and reads for it what is not about officials.
  await changePhones(client, 1)
  await untilShown(server, await versionOf(client))
  const figures = [
    ...figuresOf(
      `${size}, a phone that an administrator corrects`,
      goalOf('phone'),
      await times(server, () => correctPhone(server, client)),
    ),
    ...figuresOf(
      `${size}, twenty values`,
      goalOf('task'),
      await times(
        server,
        committed(server, client, () => changePhones(client, 20)),
      ),
    ),
    ...figuresOf(
      `${size}, twenty new officials`,
      goalOf('task'),
      await times(
        server,
        committed(server, client, () => addOfficials(client, 20)),
      ),
    ),
    ...figuresOf(
      `${size}, three hundred new officials`,
      goalOf('list'),
      await times(
        server,
        committed(server, client, () => addOfficials(client, 300)),
      ),
    ),
  ]
  const longest = await longestWaitWhile(withoutData(server), async () => {
    const twentyNew = committed(server, client, () => addOfficials(client, 20))
    for (let change = 0; change < pausesOf; change++) await untilSeen(twentyNew)
  })
  await pause(restOfMemoryMilliseconds)
  const before = memoryOf(server.pid).now
  for (let change = 0; change < manyChanges; change++) await changePhones(client, 1)
  await untilShown(server, await versionOf(client))
  await pause(restOfMemoryMilliseconds)
  const after = memoryOf(server.pid).now
  return [
    ...figures,
    {
      what: `${size}, longest wait for an answer without data during ${pausesOf} changes of twenty new officials`,
      value: `${Math.round(longest)} ms`,
      goal: { text: `≤ ${mostPauseMilliseconds} ms`, isMet: longest <= mostPauseMilliseconds },
    },
    {
      what: `${size}, memory at rest before and after ${manyChanges.toLocaleString('en')} changes`,
      value: `${Math.round(before)} and ${Math.round(after)} MB`,
      goal: { text: `≤ × ${mostTimesMemory}`, isMet: after <= mostTimesMemory * before },
    },
  ]
}

interface Measured {
  readonly processor: number
  readonly shown: number
}

/** Makes a change, and says how to look whether everybody sees it. */
type Change = () => Promise<() => Promise<boolean>>

/**
 * What a change costs, without what the server takes anyway, which looks ten times a second whether there is a new
 * version; and, of other rounds, how long it takes until it is shown, because whoever looks a hundred times a second
 * takes more processor than a small change does.
 */
async function times(server: RunningServer, change: Change): Promise<Measured> {
  const idleBefore = processorSecondsOf(server.pid)
  await pause(2 * restMilliseconds)
  const idleShare = (processorSecondsOf(server.pid) - idleBefore) / (2 * restMilliseconds)
  const processor: number[] = []
  const shown: number[] = []
  for (let round = 0; round < rounds; round++) {
    const before = processorSecondsOf(server.pid)
    const start = performance.now()
    await change()
    await pause(unwatchedMilliseconds)
    const idle = idleShare * (performance.now() - start)
    processor.push((processorSecondsOf(server.pid) - before - idle) * 1_000)
    shown.push(await untilSeen(change))
    await pause(restMilliseconds)
  }
  return { processor: median(processor), shown: median(shown) }
}

/** How many milliseconds it takes from the moment that a change is asked for until a server answers from it. */
async function untilSeen(change: Change): Promise<number> {
  const start = performance.now()
  const isShown = await change()
  while (!(await isShown())) await pause(lookMilliseconds)
  return performance.now() - start
}

function figuresOf(what: string, goal: Goal, { processor, shown }: Measured): Figure[] {
  return [
    {
      what: `${what}: processor of the server`,
      value: `${Math.round(processor)} ms`,
      goal: { text: `≤ ${goal.processor} ms`, isMet: processor <= goal.processor },
    },
    {
      what: `${what}: until everybody sees it`,
      value: `${Math.round(shown)} ms`,
      goal: { text: `≤ ${goal.shown} ms`, isMet: shown <= goal.shown },
    },
  ]
}

/** A change of the tables, which somebody else commits. */
function committed(server: RunningServer, client: pg.Client, change: () => Promise<void>): Change {
  return async () => {
    await change()
    const version = await versionOf(client)
    return async () => (await shownVersion(server)) >= version
  }
}

let corrections = 0

/** As an administrator does it, from the press on Save. */
async function correctPhone(server: RunningServer, client: pg.Client): Promise<() => Promise<boolean>> {
  const { rows } = await client.query<{ id: number }>(
    'select id from official where origin <> $1 order by random() limit 1',
    ['organisation'],
  )
  const [{ id }] = rows as [{ id: number }]
  const phone = `(205) 555-${String(1_000 + corrections++)}`
  const answer = await fetch(`${server.address}/api/admin/corrections`, {
    method: 'POST',
    headers: server.headers,
    body: JSON.stringify({ eo_id: id, column_id: 'eo.phone', value: phone, source: 'The bench', as_of: '2026-11-01' }),
  })
  if (!answer.ok) throw new Error(`Correcting a phone failed: ${await answer.text()}`)
  return async () => (await detailOf(server, id)).includes(phone)
}

async function detailOf(server: RunningServer, id: number): Promise<string> {
  return await (await fetch(`${server.searchUrl}/${id}`, { headers: server.headers })).text()
}

async function changePhones(client: pg.Client, officials: number): Promise<void> {
  await inNewVersion(
    client,
    `update official set phone = '(334) 555-' || (1000 + floor(random() * 9000))::text
      where id in (select 1 + floor(random() * (select max(id) from official))::integer from generate_series(1, ${officials}))`,
  )
}

async function addOfficials(client: pg.Client, officials: number): Promise<void> {
  await inNewVersion(
    client,
    `insert into official (key, origin, seat_id, name, normalised_name, first_name, last_name, source_id, as_of, method)
      select 'bench-' || gen_random_uuid(), origin, seat_id, 'New Person' || id, 'new person' || id, 'New', 'Person' || id,
        source_id, as_of, method
      from official where id in (select 1 + floor(random() * (select max(id) from official))::integer from generate_series(1, ${officials}))`,
  )
}

async function removeNew(client: pg.Client): Promise<void> {
  await inNewVersion(client, `delete from official where key like 'bench-%'`)
}

async function inNewVersion(client: pg.Client, statement: string): Promise<void> {
  await client.query('begin')
  await client.query(statement)
  await client.query('update dataset_version set version = version + 1')
  await client.query('commit')
}

async function versionOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ version: number }>('select version from dataset_version')
  return (rows[0] as { version: number }).version
}
