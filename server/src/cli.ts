import { parseArgs } from 'node:util'
import { parseDay } from '@atlas/contract/rules/calendar-day.ts'
import { states } from '@atlas/contract/rules/states.ts'
import { backupCommand, restoreCommand } from '#commands/backups.ts'
import { cacheIndexAfter } from '#commands/cache-index.ts'
import { officialsCommand } from '#commands/officials.ts'
import { publishResultsCommand } from '#commands/publish-results.ts'
import { resultsCommand, stateOption } from '#commands/results.ts'
import { statusCommand } from '#commands/status.ts'
import { userCommand, userUsage } from '#commands/users.ts'
import { coverageOf, readConfig } from '#context/config.ts'
import type { Database } from '#database/connect.ts'
import { type OpenDatabase, openDatabase } from '#database/open.ts'
import { buildInThread } from '#dataset/build-in-thread.ts'
import { snapshotCacheIn } from '#dataset/snapshot-cache.ts'
import { loadDemonstration } from '#imports/demonstration.ts'
import { bringOfficialsList } from '#imports/fetch/officials-list.ts'
import { exitCodeOf, fetchPack } from '#imports/fetch/fetch-pack.ts'
import { defaultTimings } from '#imports/fetch/fetch-source.ts'
import { fetchReportLines, importReportLines, loadReportLines, refusalLine } from '#imports/report-text.ts'
import { importHistoric, importPublicPack } from '#imports/import-public-pack.ts'
import { publicData } from '#imports/public-data.ts'
import { templateLines } from '#imports/spreadsheets/columns/template.ts'
import {
  fetchedSources,
  isFetchedSource,
  listOption,
  statesWithList,
  type StateWithList,
} from '#imports/sources/public-pack/files/pack-paths.ts'
import { startJobs } from '#jobs/jobs.ts'
import { openMailer } from '#mail/mailer.ts'
import { dayOf, systemClock as clock } from '#platform/clock.ts'
import { FolderInUse } from '#platform/lock.ts'
import { logTo } from '#platform/log.ts'

const usage = `npm run atlas -- COMMAND

  import PACK [--without SOURCE …] [--accept-losses N]
                                        read a folder of public data files and load all of it but those sources
  template officials                    print the headings of an officials file and one filled row
  import --officials FILE.csv [--dry-run] [--accept-losses N]
                                        make a CSV file the organization's own list of officials
${statesWithList.map(listUsage).join('')}  import --historic PACK                load its list of 2018 instead, into a database of its own
  fetch [SOURCE…] --into PACK           download what its publishers have now into a folder of public data files
        [--mirror ADDRESS]
  results FILE --day YYYY-MM-DD [--state XX] [--compare] [--pack PACK]
                                        say who is elected by a file of results and what is open; with --compare,
                                        how its winners stand to the elections of a folder of public data files
  results FILE --day YYYY-MM-DD [--state XX] --publish
                                        publish what it says for certain of the seats on file
  status [--json]                       how old each source is and what to do; ends with 2 where something is due
  demo [--officials N] [--seed N]       fill the database with invented officials
  ${userUsage}
                                        who has an account, and what they may do
  backup FILE [--force]                 write the embedded database into one file, also while a server runs
  restore FILE                          make the embedded database that of such a file

The database is that of DATABASE_URL, or the embedded one in DATA_DIR.`

function listUsage(id: StateWithList): string {
  return `  import PACK --${listOption(id)} FILE --as-of YYYY-MM-DD
                                        the same, with ${states[id].name}'s downloaded list of elected officials put into the folder
`
}

const listOptions: Readonly<Record<string, { type: 'string' }>> = Object.fromEntries(
  statesWithList.map((id) => [listOption(id), { type: 'string' }]),
)

type Command = (args: string[]) => Promise<readonly string[]>

/** Each command answers the lines that are left to say. */
const commands: Readonly<Record<string, Command>> = {
  import: importData,
  template,
  fetch: fetchSources,
  results,
  status,
  demo,
  user,
  backup,
  restore,
}

async function importData(args: string[]): Promise<readonly string[]> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      'accept-losses': { type: 'string' },
      officials: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      historic: { type: 'boolean', default: false },
      without: { type: 'string', multiple: true, default: [] },
      ...listOptions,
      'as-of': { type: 'string' },
    },
  })
  const acceptLosses = wholeNumber('--accept-losses', values['accept-losses'] ?? '0')
  const isDryRun = values['dry-run']
  if (values.officials !== undefined) {
    if (positionals.length > 0) throw new Error('Name a folder or an officials file, not both')
    const file = values.officials
    return await changeData((database) =>
      officialsCommand({ database, clock, coverage: coverageOf(readConfig()), onProgress: say }, file, {
        acceptLosses,
        isDryRun,
      }),
    )
  }
  const [folder, ...rest] = positionals
  if (!folder || rest.length > 0) throw new Error('Name one folder: npm run atlas -- import PACK')
  if (isDryRun) throw new Error('--dry-run is for an officials file: import --officials FILE.csv --dry-run')
  const { without } = values
  if (without.length > 0 && values.historic)
    throw new Error('--without is for a pack of today: import PACK --without SOURCE')
  const given: Readonly<Record<string, unknown>> = values
  for (const stateId of statesWithList) {
    const file = given[listOption(stateId)]
    if (typeof file !== 'string') continue
    const { items, refused } = await bringOfficialsList(stateId, folder, file, dayOption(values['as-of']), clock.now())
    say(`${file}: ${items.length} read, ${refused.length} refused`)
    refused.forEach((each) => say(refusalLine(each)))
  }
  const load = values.historic ? importHistoric : importPublicPack
  return await changeData(async (database) =>
    importReportLines(await load(database, folder, { now: clock.now(), acceptLosses, without, onProgress: say })),
  ).catch(mentionBrowserImport)
}

// While a server has the embedded database open, people can import in the browser instead.
function mentionBrowserImport(error: unknown): never {
  if (!(error instanceof FolderInUse)) throw error
  throw new Error(`${error.message} While a server runs, an organization's own officials are imported at /admin/data.`)
}

async function template([what, ...rest]: string[]): Promise<string[]> {
  if (what !== 'officials' || rest.length > 0) throw new Error('There is one template: template officials')
  return templateLines()
}

async function fetchSources(args: string[]): Promise<string[]> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { into: { type: 'string' }, mirror: { type: 'string' } },
  })
  const pack = values.into
  if (!pack) throw new Error('Name a folder: npm run atlas -- fetch --into PACK')
  const unknown = positionals.find((name) => !isFetchedSource(name))
  if (unknown) throw new Error(`${unknown} is none of the sources that can be fetched: ${fetchedSources.join(', ')}`)
  const chosen = fetchedSources.filter((source) => positionals.length === 0 || positionals.includes(source))
  const stop = new AbortController()
  process.once('SIGINT', () => stop.abort())
  const now = clock.now()
  const report = await fetchPack(pack, chosen, {
    ...defaultTimings,
    now,
    today: dayOf(now),
    mirror: values.mirror ? httpUrl(values.mirror) : null,
    signal: stop.signal,
    onProgress: say,
  })
  process.exitCode = exitCodeOf(report)
  return fetchReportLines(report, pack)
}

async function results(args: string[]): Promise<readonly string[]> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      day: { type: 'string' },
      state: { type: 'string' },
      compare: { type: 'boolean', default: false },
      publish: { type: 'boolean', default: false },
      pack: { type: 'string', default: publicData },
    },
  })
  const file = oneFile(positionals, 'results')
  const day = values.day === undefined ? null : parseDay(values.day)
  if (!day || day > dayOf(clock.now()))
    throw new Error('--day must say the day of the election, as in --day 2026-11-03')
  const state = values.state ?? null
  if (!values.publish) return await resultsCommand(file, { day, state, pack: values.pack, isCompared: values.compare })
  if (values.compare) throw new Error('--compare only tells, and --publish changes the data: name one of them')
  return await changeData((database) =>
    publishResultsCommand({ database, clock, onProgress: say }, file, { day, stateId: stateOption(state) }),
  ).catch(mentionBrowserImport)
}

async function status(args: string[]): Promise<readonly string[]> {
  const { values } = parseArgs({ args, options: { json: { type: 'boolean', default: false } } })
  const { lines, exitCode } = await withDatabase(({ database }) => statusCommand(database, clock, values.json))
  process.exitCode = exitCode
  return lines
}

async function demo(args: string[]): Promise<readonly string[]> {
  const { values } = parseArgs({
    args,
    options: { officials: { type: 'string', default: '6000' }, seed: { type: 'string', default: '1' } },
  })
  const officials = wholeNumber('--officials', values.officials)
  const seed = wholeNumber('--seed', values.seed)
  return await changeData(async (database) =>
    loadReportLines(await loadDemonstration({ database, clock }, { officials, seed, onProgress: say })),
  )
}

async function user(words: string[]): Promise<string[]> {
  const config = readConfig()
  const publicUrl = config.PUBLIC_URL ?? `http://${config.HOST}:${config.PORT}`
  const about = { title: config.APP_TITLE, publicUrl, supportEmail: config.SUPPORT_EMAIL }
  const log = logTo(process.stderr, 'warn')
  return await withDatabase(async ({ database, isEmbedded }) => {
    const jobs = await startJobs({ database, isEmbedded, log })
    try {
      return await userCommand({ database, clock, about, mailer: await openMailer(jobs) }, words)
    } finally {
      await jobs.stop()
    }
  })
}

async function backup(args: string[]): Promise<string[]> {
  const options = { force: { type: 'boolean', default: false } } as const
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options })
  return await backupCommand(configuredDatabase(), clock, oneFile(positionals, 'backup'), values.force)
}

async function restore(args: string[]): Promise<string[]> {
  const { positionals } = parseArgs({ args, allowPositionals: true })
  return await restoreCommand(configuredDatabase(), oneFile(positionals, 'restore'))
}

function oneFile([file, ...rest]: string[], command: string): string {
  if (!file || rest.length > 0) throw new Error(`Name one file: npm run atlas -- ${command} FILE`)
  return file
}

function configuredDatabase() {
  const config = readConfig()
  return { url: config.DATABASE_URL, dataDirectory: config.DATA_DIR }
}

/** Work after which the data may be another one; its report is said before the search index is built. */
async function changeData(work: (database: Database) => Promise<readonly string[]>): Promise<readonly string[]> {
  const config = readConfig()
  const [coverage, folder] = [coverageOf(config), config.DATA_DIR]
  const log = logTo(process.stderr, 'warn')
  await withDatabase(async ({ database, isEmbedded, address }) => {
    const builder = buildInThread(address)
    const options = {
      database,
      isEmbedded,
      builder,
      cache: snapshotCacheIn(folder, log),
      coverage,
      clock,
      log,
      onProgress: say,
    }
    await cacheIndexAfter(options, async () => (await work(database)).forEach(say))
  })
  return []
}

async function withDatabase<Result>(work: (opened: OpenDatabase) => Promise<Result>): Promise<Result> {
  const opened = await openDatabase({ ...configuredDatabase(), as: 'command', onIdleError: fail })
  try {
    return await work(opened)
  } finally {
    await opened.close()
  }
}

function httpUrl(text: string): string {
  const url = URL.parse(text)
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:')
    throw new Error(`--mirror must be an address that starts with https:// or http://, not ${text}`)
  return url.href
}

function dayOption(text: string | undefined): string {
  const day = text === undefined ? null : parseDay(text)
  if (!day || day > dayOf(clock.now()))
    throw new Error('--as-of must say the day of the download, as in --as-of 2026-11-20')
  return day
}

function wholeNumber(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new Error(`${name} must be a whole number, not ${text}`)
  return Number(text)
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

function fail(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}

const [name = 'help', ...args] = process.argv.slice(2)
const command = commands[name]
if (command) {
  await command(args).then((lines) => lines.forEach(say), fail)
} else {
  say(usage)
  if (name !== 'help') process.exitCode = 1
}
