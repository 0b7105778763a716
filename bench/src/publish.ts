import { mkdtempSync, rmSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { openDatabase } from '@atlas/server/database/open.ts'
import { loadRecords } from '@atlas/server/imports/load-records.ts'
import { demonstrationRecords } from '@atlas/server/imports/sources/demonstration/demonstration-records.ts'
import { systemClock as clock, dayOf } from '@atlas/server/platform/clock.ts'
import { runCommand } from '#commands.ts'
import { withEmptyDatabase } from '#databases.ts'
import { type Figure, median } from '#figure.ts'
import { processorSecondsOf } from '#processor.ts'
import { administrator, type RunningServer, startAtlasAt } from '#servers.ts'

const pack = fileURLToPath(new URL('../../public-data', import.meta.url))
const rounds = 9
const mostPlaces = 150
const mostTries = 20
const busyMilliseconds = 250
const mostMilliseconds = 1_000
const lookMilliseconds = 10
// Time to free the memory of the previous index.
const restMilliseconds = 3_000
const phone = '(662) 555-0142'

interface OpenTask {
  readonly place: { readonly id: string }
  readonly lines: readonly { readonly id: string; readonly wanted: readonly string[] }[]
}

interface Task {
  readonly id: string
  /** The offices whose phone number is wanted. */
  readonly lines: readonly string[]
  readonly holder: number
}

/** How soon everybody sees what a volunteer filled in: office lines of a county, at each size. */
export async function measurePublishing(url: string, officials: number): Promise<Figure[]> {
  const fills: readonly (readonly [string, (databaseUrl: string) => Promise<unknown>])[] = [
    ['the records of the public data', async (databaseUrl) => await runCommand({ databaseUrl }, ['import', pack])],
    [
      `${officials.toLocaleString('en')} invented officials`,
      async (databaseUrl) => await loadInvented(databaseUrl, officials),
    ],
  ]
  return await each(
    fills,
    async ([records, fill]) =>
      await withEmptyDatabase(url, 'atlas_bench_publish', async (databaseUrl) => {
        await fill(databaseUrl)
        return await measureAt(databaseUrl, records)
      }),
  )
}

/** Loaded as public data, because what an organization publishes would replace demonstration data. */
async function loadInvented(url: string, officials: number): Promise<void> {
  const { database, close } = await openDatabase({ url, dataDirectory: '', onIdleError: fail })
  const now = clock.now()
  const records = demonstrationRecords({ officials, seed: 1, today: dayOf(now) })
  const options = { now, acceptLosses: 0, onProgress: () => undefined }
  await loadRecords(database, records, { ...options, origin: 'public', isDemonstration: false })
  await close()
}

function fail(error: Error): void {
  throw error
}

async function measureAt(databaseUrl: string, records: string): Promise<Figure> {
  const folder = mkdtempSync(join(tmpdir(), 'atlas-bench-'))
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const server = await startAtlasAt({ databaseUrl, folder })
    try {
      const tasks = await takenTasks(server, client)
      // The first one starts the threads.
      const [, ...published] = await each(tasks, async (task) => await publish(server, task))
      const shown = median(published.map(({ milliseconds }) => milliseconds))
      const slowest = Math.max(...published.map(({ milliseconds }) => milliseconds))
      const processor = median(published.map(({ processorSeconds }) => processorSeconds))
      return {
        what: `${records}: a task without a second look, the office lines of a county, until everybody sees them; processor of the server; ${published.length} tasks`,
        value: `${Math.round(shown)} ms, the slowest ${Math.round(slowest)} ms; ${Math.round(processor * 1_000)} ms`,
        goal: { text: `≤ ${mostMilliseconds} ms`, isMet: shown <= mostMilliseconds },
      }
    } finally {
      await server.stop()
    }
  } finally {
    await client.end()
    rmSync(folder, { recursive: true })
  }
}

/** Tasks of counties, each taken and read before the measurement. */
async function takenTasks(server: RunningServer, client: pg.Client): Promise<Task[]> {
  await client.query(
    `with made as (
      insert into organization (id, name, name_key, made_at) values ($1, 'Bench', 'bench', now()) returning id)
    update account set organization_id = made.id from made where email = $2`,
    [randomUUID(), administrator.email],
  )
  const { rows } = await client.query<{ id: string }>(
    `select split_part(key, ':', 2) as id from jurisdiction where kind = 'county' order by key limit $1`,
    [mostPlaces],
  )
  const { id } = await ask<{ id: string }>(server, 'POST', 'drives', {
    name: 'Bench',
    place_ids: rows.map((place) => place.id),
    wanted: ['phone'],
    second_look: false,
  })
  const { values } = await ask<{ values: { id: string }[] }>(server, 'GET', `drives/${id}/tasks`)
  const taken: Task[] = []
  for (const task of values) {
    if (taken.length > rounds) break
    const { place, lines } = await ask<OpenTask>(server, 'GET', `tasks/${task.id}`)
    const wanted = lines.filter((line) => line.wanted.includes('phone')).map((line) => line.id)
    const holder = await holderOf(client, place.id, wanted)
    if (holder === null) continue
    await ask(server, 'POST', `tasks/${task.id}/take`)
    taken.push({ id: task.id, lines: wanted, holder })
  }
  if (taken.length <= rounds) throw new Error(`Only ${taken.length} counties have a task that can be measured`)
  return taken
}

/** A holder of one of the offices, whose page shows the office line once there is one. */
async function holderOf(client: pg.Client, place: string, offices: readonly string[]): Promise<number | null> {
  const { rows } = await client.query<{ id: number }>(
    `select official.id from official join seat on seat.id = seat_id join jurisdiction on jurisdiction.id = jurisdiction_id
    where jurisdiction.key = $1 and office_id = any($2) order by official.id limit 1`,
    [`county:${place}`, offices],
  )
  return rows[0]?.id ?? null
}

interface Published {
  /** From sending the task until everybody sees the answers. */
  readonly milliseconds: number
  readonly processorSeconds: number
}

async function publish(server: RunningServer, { id, lines, holder }: Task): Promise<Published> {
  await pause(restMilliseconds)
  const before = processorSecondsOf(server.pid)
  const start = performance.now()
  await ask(server, 'POST', `tasks/${id}/submit`, {
    client_id: randomUUID(),
    answers: {
      source: { kind: 'knowledge' },
      lines: lines.map((line) => ({ id: line, phone, email: '' })),
    },
  })
  const isSeen = async () => {
    const shown = await ask<{ 'office.phone': string | null }>(server, 'GET', `search/eo/${holder}`)
    return shown['office.phone']?.replaceAll(/\D/g, '') === phone.replaceAll(/\D/g, '')
  }
  while (!(await isSeen())) await pause(lookMilliseconds)
  return { milliseconds: performance.now() - start, processorSeconds: processorSecondsOf(server.pid) - before }
}

/** Under load the server may refuse a request; it is retried, as in the page. */
async function ask<Reply>(server: RunningServer, method: string, path: string, body?: object): Promise<Reply> {
  const { 'content-type': json = '', ...headers } = server.headers
  const send = async () =>
    await fetch(`${server.address}/api/${path}`, {
      method,
      headers: { ...headers, ...(body && { 'content-type': json }) },
      ...(body && { body: JSON.stringify(body) }),
    })
  let answer = await send()
  for (let tries = 1; answer.status === 503 && tries < mostTries; tries++) {
    await pause(busyMilliseconds)
    answer = await send()
  }
  if (!answer.ok) throw new Error(`${method} ${path} failed: ${await answer.text()}`)
  return (await answer.json()) as Reply
}

/** One after the other, so that none waits for another. */
async function each<Item, Result>(items: readonly Item[], of: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  for (const item of items) results.push(await of(item))
  return results
}
