import { fileURLToPath } from 'node:url'
import type { Database } from '@atlas/server/database/connect.ts'
import { openDatabase } from '@atlas/server/database/open.ts'
import { runCommand } from '#commands.ts'
import { countOfficials, withEmptyDatabase } from '#databases.ts'
import { type Figure, median } from '#figure.ts'
import { processorSecondsOfEndedChildren } from '#processor.ts'

const pack = fileURLToPath(new URL('../../public-data', import.meta.url))
const mostSeconds = 4
const rounds = 3

interface Imported {
  readonly people: number
  readonly processorSeconds: number
  readonly seconds: number
}

/**
 * Imports the public records of the repository into an empty database with the command that people use: beside a
 * server, which then builds the search index, and without one, where the command builds it for the next start.
 */
export async function measurePackImport(url: string): Promise<Figure[]> {
  const beside: Imported[] = []
  const alone: Imported[] = []
  for (let round = 0; round < rounds; round++) {
    beside.push(await withEmptyDatabase(url, 'atlas_bench_pack', async (empty) => await importInto(empty, true)))
    alone.push(await withEmptyDatabase(url, 'atlas_bench_pack', async (empty) => await importInto(empty, false)))
  }
  const { processorSeconds, seconds, people } = medianOf(beside)
  const total = medianOf(alone)
  const command = `npm run atlas -- import public-data, ${people.toLocaleString('en')} people, into an empty PostgreSQL database`
  return [
    {
      what: `${command}: processor of the command`,
      value: `${processorSeconds.toFixed(1)} s; ${seconds.toFixed(1)} s until it ended`,
      goal: { text: `≤ ${mostSeconds} s`, isMet: processorSeconds <= mostSeconds },
    },
    {
      what: `${command}, and the search index for the next start, where no server runs`,
      value: `${total.processorSeconds.toFixed(1)} s; ${total.seconds.toFixed(1)} s until it ended`,
    },
  ]
}

function medianOf(imported: readonly Imported[]): Imported {
  const of = (key: keyof Imported) => median(imported.map((each) => each[key]))
  return { people: of('people'), processorSeconds: of('processorSeconds'), seconds: of('seconds') }
}

async function importInto(databaseUrl: string, isServed: boolean): Promise<Imported> {
  const load = async () => {
    const before = processorSecondsOfEndedChildren()
    const milliseconds = await runCommand({ databaseUrl }, ['import', pack])
    return { processorSeconds: processorSecondsOfEndedChildren() - before, seconds: milliseconds / 1_000 }
  }
  // The tables are created first, so that only the records are measured. Any open connection counts as a server.
  const beside = await withDatabase(databaseUrl, async (database) =>
    isServed ? await database.connection().execute(load) : null,
  )
  const figures = beside ?? (await load())
  return { ...figures, people: await withDatabase(databaseUrl, countOfficials) }
}

/** Creates the tables if they are missing. */
async function withDatabase<Result>(url: string, use: (database: Database) => Promise<Result>): Promise<Result> {
  const { database, close } = await openDatabase({ url, dataDirectory: '', onIdleError: fail })
  try {
    return await use(database)
  } finally {
    await close()
  }
}

function fail(error: Error): void {
  throw error
}
