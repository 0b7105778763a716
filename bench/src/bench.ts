import { mkdir, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { dayOf, systemClock } from '@atlas/server/platform/clock.ts'
import { measureBrowser } from '#browser.ts'
import { measureChanges } from '#change.ts'
import { measureCalls } from '#calls.ts'
import { measureChoiceLists } from '#choice-lists.ts'
import { measureChoices } from '#choices.ts'
import { measureExports } from '#exports.ts'
import { measurePackImport } from '#imports-pack.ts'
import { prepareDatabase } from '#databases.ts'
import type { Figure } from '#figure.ts'
import { measureQuickSearch, measureTypeAhead } from '#look-ups.ts'
import { measureOwnList } from '#own-list.ts'
import { measurePages, type Size } from '#pages.ts'
import { measurePoints } from '#points.ts'
import { measureReading } from '#reading.ts'
import { measurePublishing } from '#publish.ts'
import { report } from '#report.ts'
import { measureSoak } from '#soak.ts'
import { measureStarts } from '#starts.ts'
import { measureSwaps } from '#swap.ts'

interface BenchOptions {
  readonly url: string
  /** Databases that are filled once and then reused. */
  readonly databaseOf: (officials: number) => Promise<Size>
  readonly seconds: number
  readonly runs: number
  /** The only size to measure; undefined for all sizes. */
  readonly officials: number | undefined
}
type Measure = (given: BenchOptions) => Promise<Figure[]>

const ofThePack = 7_000
const small = 25_000
const medium = 130_000
const large = 520_000

const atEachSize =
  (measure: (size: Size, seconds: number) => Promise<Figure[]>): Measure =>
  async ({ databaseOf, seconds }) => {
    const figures = []
    for (const officials of [small, medium, large])
      figures.push(...(await measure(await databaseOf(officials), seconds)))
    return figures
  }

const parts: Readonly<Record<string, Measure>> = {
  choices: async ({ databaseOf }) => {
    const figures = []
    for (const officials of [small, large]) {
      const size = await databaseOf(officials)
      figures.push(...(await measureChoices(size.url, size.officials)))
    }
    return figures
  },
  'choice-lists': atEachSize(measureChoiceLists),
  pages: async ({ databaseOf, seconds }) =>
    await measurePages(await databaseOf(small), await databaseOf(large), seconds),
  reading: async ({ databaseOf, seconds }) => await measureReading(await databaseOf(small), seconds),
  'type-ahead': atEachSize(measureTypeAhead),
  'quick-search': atEachSize(measureQuickSearch),
  points: async ({ databaseOf }) => await measurePoints((await databaseOf(small)).url),
  calls: async ({ databaseOf }) => await measureCalls(await databaseOf(small)),
  start: atEachSize(measureStarts),
  swap: atEachSize(measureSwaps),
  change: async ({ databaseOf, officials: chosen }) => {
    const figures = []
    for (const officials of chosen ? [chosen] : [ofThePack, small, large])
      figures.push(...(await measureChanges(await databaseOf(officials))))
    return figures
  },
  publish: async ({ url }) => await measurePublishing(url, small),
  browser: async ({ databaseOf, runs }) => await measureBrowser((await databaseOf(small)).url, runs),
  import: async ({ url }) => await measurePackImport(url),
  'own-list': async ({ url }) => await measureOwnList(url),
  exports: async ({ databaseOf }) => await measureExports(await databaseOf(small), await databaseOf(large)),
  soak: async ({ databaseOf }) => await measureSoak((await databaseOf(small)).url),
}

const usage = `DATABASE_URL=postgres://… npm run bench [-- PART …] [-- --seconds N] [-- --runs N] [-- --officials N] [-- --save]

Makes the databases atlas_bench_25000, _130000 and _520000 beside the given one, where they are missing, and measures
the parts ${Object.keys(parts).join(', ')}.
A run of them all writes bench/results/YYYY-MM-DD.md, one with --save YYYY-MM-DD-PART.md of each part that it names, and
any other only prints; bench/README.md says what each part measures.`

async function run(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      seconds: { type: 'string', default: '8' },
      runs: { type: 'string', default: '5' },
      officials: { type: 'string' },
      save: { type: 'boolean', default: false },
    },
  })
  const url = process.env.DATABASE_URL
  const names = positionals.length === 0 ? Object.keys(parts) : positionals
  if (!url || !names.every((name) => name in parts)) return fail(usage)
  const options = {
    url,
    databaseOf: savedDatabases(url),
    seconds: Number(values.seconds),
    runs: Number(values.runs),
    officials: values.officials === undefined ? undefined : Number(values.officials),
  }
  const found = new Map<string, Figure[]>()
  for (const name of names) found.set(name, await measured(name, parts[name] as Measure, options))

  const figures = [...found.values()].flat()
  const day = dayOf(systemClock.now())
  const words = process.argv.slice(2)
  const command = ['npm run bench', ...(words.length === 0 ? [] : ['--', ...words])].join(' ')
  const postgresql = await versionOf(url)
  const text = (of: readonly Figure[]) => report(of, { day, command, postgresql })
  say(text(figures))
  if (positionals.length === 0) await save(day, text(figures))
  else if (values.save) for (const [name, of] of found) await save(`${day}-${name}`, text(of))
  if (figures.some(({ goal }) => goal?.isMet === false)) process.exitCode = 1
}

/**
 * A part that fails counts as a missed goal, so that the results of the others, which took half an hour, are not lost.
 */
async function measured(name: string, measure: Measure, options: BenchOptions): Promise<Figure[]> {
  try {
    const figures = await measure(options)
    for (const { what, value } of figures) say(`${what}: ${value}`)
    return figures
  } catch (error) {
    fail(String(error instanceof Error ? error.stack : error))
    return [{ what: name, value: 'failed', goal: { text: 'measured', isMet: false } }]
  }
}

function savedDatabases(url: string): BenchOptions['databaseOf'] {
  const made = new Map<number, Promise<string>>()
  return async (officials) => {
    const address = made.get(officials) ?? prepareDatabase(url, officials, say)
    made.set(officials, address)
    return { officials, url: await address }
  }
}

async function versionOf(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ server_version: string }>('show server_version')
  await client.end()
  return rows[0]?.server_version ?? 'unknown'
}

async function save(name: string, text: string): Promise<void> {
  const folder = new URL('../results/', import.meta.url)
  await mkdir(folder, { recursive: true })
  await writeFile(new URL(`${name}.md`, folder), text)
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}

function fail(text: string): void {
  process.stderr.write(`${text}\n`)
  process.exitCode = 1
}

await run()
