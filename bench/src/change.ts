import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { memoryOf } from '#exports-memory.ts'
import { type Figure, median } from '#figure.ts'
import {
  addOfficials,
  type Change,
  changePhones,
  changesOf,
  type MeasuredChange,
  removeNew,
  versionOf,
  withPlainTable,
} from '#change-acts.ts'
import { untilShown } from '#new-version.ts'
import type { Size } from '#pages.ts'
import { processorSecondsOf } from '#processor.ts'
import { type Place, type RunningServer, startAtlasAt } from '#servers.ts'
import { longestPauseWhile } from '#waits.ts'

const large = 520_000
const rounds = 5
const lookMilliseconds = 10
// Time for the work after a change, such as freeing the memory of the previous index.
const restMilliseconds = 1_500
/** Longer than any change takes. */
const unwatchedMilliseconds = (officials: number) => (officials >= large ? 4_000 : 2_500)
const mostPauseMilliseconds = 50
const pausesOf = 20
const manyChanges = 1_000
const mostTimesMemory = 1.3
const restOfMemoryMilliseconds = 20_000

interface Goal {
  readonly processor: number
  readonly shown: number
}
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

/**
 * The cost of a change until everybody sees it, from an administrator's correction of a phone number to three hundred
 * new officials. Each alternates with the same change of a plain table, which people would see once it is committed.
 */
export async function measureChanges({ url, officials }: Size): Promise<Figure[]> {
  const place = { databaseUrl: url, folder: mkdtempSync(join(tmpdir(), 'atlas-bench-')) }
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const server = await startAtlasAt(place)
  try {
    return await measure({ server, client, officials, place })
  } finally {
    await server.stop()
    await removeNew(client)
    await client.end()
    rmSync(place.folder, { recursive: true })
  }
}

interface Measuring {
  readonly server: RunningServer
  readonly client: pg.Client
  readonly officials: number
  readonly place: Place
}

async function measure(measuring: Measuring): Promise<Figure[]> {
  const { server, client, officials } = measuring
  const size = sizeOf(officials)
  // The first change starts the thread, which then reads everything except the officials.
  await changePhones(client, 1)
  await untilShown(server, await versionOf(client))
  const figures = await withPlainTable(client, async (table) => {
    const found: Figure[] = []
    for (const change of changesOf(client)) {
      const measured = await times(measuring, change, table)
      found.push(...figuresOf(`${size}, ${change.what}`, goalOf(officials, change), measured))
    }
    return found
  })
  const longest = await longestPauseWhile(server, async () => {
    for (let change = 0; change < pausesOf; change++) {
      await addOfficials(client, 20)
      await untilShown(server, await versionOf(client), lookMilliseconds)
    }
  })
  const during = `during ${pausesOf} changes of twenty new officials, one after another`
  const longestWait = `${size}, longest wait for an answer without data ${during}`
  const longestWork = `${size}, most processor that the serving thread took until such an answer ${during}`
  return [
    ...figures,
    milliseconds(longestWait, longest.wait, mostPauseMilliseconds),
    milliseconds(longestWork, longest.processor, mostPauseMilliseconds),
    ...(await measureOther(measuring)),
    await measureMemory(measuring),
  ]
}

function sizeOf(officials: number): string {
  return `${officials.toLocaleString('en')} officials`
}

function goalOf(officials: number, { goal }: MeasuredChange): Goal {
  return goals[goal][officials >= large ? 1 : 0]
}

async function measureMemory({ server, client, officials }: Measuring): Promise<Figure> {
  await pause(restOfMemoryMilliseconds)
  const before = memoryOf(server.pid).now
  for (let change = 0; change < manyChanges; change++) await changePhones(client, 1)
  await untilShown(server, await versionOf(client))
  await pause(restOfMemoryMilliseconds)
  const after = memoryOf(server.pid).now
  return {
    what: `${sizeOf(officials)}, memory at rest before and after ${manyChanges.toLocaleString('en')} changes`,
    value: `${Math.round(before)} and ${Math.round(after)} MB`,
    goal: { text: `≤ × ${mostTimesMemory}`, isMet: after <= mostTimesMemory * before },
  }
}

/**
 * How soon a second process on the same database shows a change that the first one made, or that was committed by
 * somebody else.
 */
async function measureOther({ server, client, officials, place }: Measuring): Promise<Figure[]> {
  const other = await startAtlasAt(place)
  try {
    await changePhones(client, 1)
    await untilShown(other, await versionOf(client))
    const figures: Figure[] = []
    for (const change of changesOf(client)) {
      const shown: number[] = []
      for (let round = 0; round < rounds; round++) {
        shown.push(await untilSeen(change.make(server, other)))
        await pause(restMilliseconds)
      }
      const goal = goalOf(officials, change)
      const what = `${sizeOf(officials)}, two processes, ${change.what}: until the other one shows it`
      figures.push(milliseconds(what, median(shown), goal.shown))
    }
    return figures
  } finally {
    await other.stop()
  }
}

interface Measured {
  readonly processor: number
  readonly shown: number
  readonly inSql: number
}

/**
 * The processor time of a change, without that of the server's polling for a new version ten times a second. The time
 * until the change is visible is measured in other rounds, because checking a hundred times a second takes more
 * processor time than a small change.
 */
async function times(
  { server, client, officials }: Measuring,
  { make, inSql }: MeasuredChange,
  table: string,
): Promise<Measured> {
  const change = make(server, server)
  const window = unwatchedMilliseconds(officials)
  const processorWhile = async (work: () => Promise<unknown>) => {
    const before = processorSecondsOf(server.pid)
    await Promise.all([work(), pause(window)])
    return (processorSecondsOf(server.pid) - before) * 1_000
  }
  const idle: number[] = []
  const processor: number[] = []
  const shown: number[] = []
  const committed: number[] = []
  for (let round = 0; round < rounds; round++) {
    idle.push(await processorWhile(async () => {}))
    processor.push(await processorWhile(change))
    shown.push(await untilSeen(change))
    await pause(restMilliseconds)
    const written = performance.now()
    await client.query(inSql(table))
    committed.push(performance.now() - written)
  }
  return { processor: median(processor) - median(idle), shown: median(shown), inSql: median(committed) }
}

/** The milliseconds from the request for a change until a server answers with it. */
async function untilSeen(change: Change): Promise<number> {
  const start = performance.now()
  const isShown = await change()
  while (!(await isShown())) await pause(lookMilliseconds)
  return performance.now() - start
}

function figuresOf(what: string, goal: Goal, { processor, shown, inSql }: Measured): Figure[] {
  return [
    milliseconds(`${what}: processor of the server`, processor, goal.processor),
    milliseconds(`${what}: until everybody sees it`, shown, goal.shown),
    { what: `${what}: the same of a plain table in SQL, until it is committed`, value: `${Math.round(inSql)} ms` },
  ]
}

function milliseconds(what: string, value: number, most: number): Figure {
  return { what, value: `${Math.round(value)} ms`, goal: { text: `≤ ${most} ms`, isMet: value <= most } }
}
