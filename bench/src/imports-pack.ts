import { fileURLToPath } from 'node:url'
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

/** Loads the public records that come with the repository into an empty database, by the command that people use. */
export async function measurePackImport(url: string): Promise<Figure[]> {
  const imported: Imported[] = []
  for (let round = 0; round < rounds; round++)
    imported.push(await withEmptyDatabase(url, 'atlas_bench_pack', importInto))
  const processorSeconds = median(imported.map((each) => each.processorSeconds))
  const seconds = median(imported.map((each) => each.seconds))
  const people = (imported[0] as Imported).people.toLocaleString('en')
  return [
    {
      what: `npm run atlas -- import public-data, ${people} people, into an empty PostgreSQL database: processor of the command`,
      value: `${processorSeconds.toFixed(1)} s; ${seconds.toFixed(1)} s until it ended`,
      goal: { text: `≤ ${mostSeconds} s`, isMet: processorSeconds <= mostSeconds },
    },
  ]
}

async function importInto(databaseUrl: string): Promise<Imported> {
  // The tables are made before, so that the figure is that of the records.
  await officialsIn(databaseUrl)
  const before = processorSecondsOfEndedChildren()
  const milliseconds = await runCommand({ databaseUrl }, ['import', pack])
  const processorSeconds = processorSecondsOfEndedChildren() - before
  return { people: await officialsIn(databaseUrl), processorSeconds, seconds: milliseconds / 1_000 }
}

/** How many there are, in a database whose tables are made where they are missing. */
async function officialsIn(url: string): Promise<number> {
  const { database, close } = await openDatabase({ url, dataDirectory: '', onIdleError: fail })
  try {
    return await countOfficials(database)
  } finally {
    await close()
  }
}

function fail(error: Error): void {
  throw error
}
