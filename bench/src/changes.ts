import type { Database } from '@atlas/server/database/connect.ts'
import { openDatabase } from '@atlas/server/database/open.ts'
import { loadDemonstration } from '@atlas/server/imports/demonstration.ts'
import { systemClock as clock } from '@atlas/server/platform/clock.ts'
import { withEmptyDatabase } from '#databases.ts'
import { type Figure, times } from '#figure.ts'
import { processorSecondsOf } from '#processor.ts'

const mostTimes = 1.3
// No source changes all of them at once: it says what the dearest load costs, and is not judged.
const everybody = 'another next election of everybody'
const invented = { officials: 520_000, seed: 1 }

type Difference = readonly [what: string, differ: (database: Database) => Promise<unknown>]

/** In what the stored data is made to differ from what a load brings. */
const differences: readonly Difference[] = [
  ['the same again', async () => undefined],
  [
    'another phone of every tenth official',
    async (database) =>
      await database
        .updateTable('official')
        .set({ phone: '000' })
        .where((eb) => eb(eb('id', '%', 10), '=', 0))
        .execute(),
  ],
  [everybody, async (database) => await database.updateTable('seat').set({ next_general: '2040-11-06' }).execute()],
]

/**
 * What it costs a load to write down what it changes of whom, in processor time of this process and of PostgreSQL: all
 * of the load against the load without the statements for it, in one run.
 */
export async function measureChanges(url: string): Promise<Figure[]> {
  return await withEmptyDatabase(url, 'atlas_bench_changes', async (address) => {
    const opened = await openDatabase({ url: inOneProcess(address), dataDirectory: '', onIdleError: fail })
    try {
      await loadDemonstration({ database: opened.database, clock }, invented)
      const figures: Figure[] = []
      for (const [what, differ] of differences) {
        await differ(opened.database)
        figures.push(figureOf(what, await measureLoad(opened.database), what !== everybody))
      }
      return figures
    } finally {
      await opened.close()
    }
  })
}

/** PostgreSQL's other workers would take time that nobody counts. */
function inOneProcess(address: string): string {
  const url = new URL(address)
  url.searchParams.set('options', '-c max_parallel_workers_per_gather=0')
  return url.href
}

interface Spent {
  readonly all: number
  readonly changes: number
}

async function measureLoad(database: Database): Promise<Spent> {
  const spent = await processorOf(database)
  const start = spent()
  let [changes, since] = [0, start]
  let isOfChanges = false
  const heard = database.withPlugin({
    transformQuery: ({ node }) => {
      const now = spent()
      if (isOfChanges) changes += now - since
      since = now
      isOfChanges =
        'sqlFragments' in node &&
        /shown_before|shown_after|joined_before|official_change/.test(String(node.sqlFragments))
      return node
    },
    transformResult: async ({ result }) => result,
  })
  await loadDemonstration({ database: heard, clock }, invented)
  const end = spent()
  return { all: end - start, changes: changes + (isOfChanges ? end - since : 0) }
}

/** Asks how many seconds of processor this process and its connection's have taken so far. */
async function processorOf(database: Database): Promise<() => number> {
  const { pid } = await database
    .selectNoFrom(({ fn }) => fn<number>('pg_backend_pid').as('pid'))
    .executeTakeFirstOrThrow()
  return () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1_000_000 + processorSecondsOf(pid)
  }
}

function figureOf(what: string, { all, changes }: Spent, isJudged: boolean): Figure {
  const ratio = all / (all - changes)
  return {
    what: `load of ${invented.officials.toLocaleString('en')} officials, ${what}: processor, of it for what changed`,
    value: `${all.toFixed(1)} s, ${changes.toFixed(1)} s: ${times(ratio)} of the load without it`,
    ...(isJudged && { goal: { text: `≤ ${times(mostTimes)}`, isMet: ratio <= mostTimes } }),
  }
}

function fail(error: Error): void {
  throw error
}
