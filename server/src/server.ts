import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type AppOptions, createApp } from '#app.ts'
import { type Config, ConfigError, readConfig } from '#context/config.ts'
import type { Context } from '#context/context.ts'
import { type OpenDatabase, openDatabase } from '#database/open.ts'
import { buildInThread } from '#dataset/build-in-thread.ts'
import { type Dataset, openDataset } from '#dataset/dataset.ts'
import { keptIn } from '#dataset/kept-snapshot.ts'
import { ensureFirstAdministrator } from '#features/accounts/first-administrator.ts'
import { workOnAccounts } from '#features/accounts/jobs.ts'
import { workOnCorrections, workOnReporters } from '#features/corrections/jobs.ts'
import { layCorrectionsInThread } from '#features/corrections/lay-corrections-in-thread.ts'
import { carryOutInThread } from '#features/data-imports/carry-out-in-thread.ts'
import { workOnImports } from '#features/data-imports/jobs.ts'
import { workOnExports } from '#features/exports/jobs.ts'
import { writeExportInThread } from '#features/exports/write-export-in-thread.ts'
import { workOnSavedSearches } from '#features/saved-searches/jobs.ts'
import { publicData } from '#imports/public-data.ts'
import { seedDatabase } from '#imports/seed.ts'
import { type Jobs, startJobs } from '#jobs/jobs.ts'
import { chooseTransport } from '#mail/transport.ts'
import type { Mailer } from '#mail/mail.ts'
import { deliverMails, openMailer } from '#mail/mailer.ts'
import { systemClock as clock } from '#platform/clock.ts'
import { siteOf } from '#platform/http/site.ts'
import { logProcess, logTo } from '#platform/log.ts'

const webFolder = fileURLToPath(new URL('../../web/dist', import.meta.url))

// Until the settings are read, and where they cannot be used, with the usual level.
const log = logTo(process.stderr, 'info')
logProcess(log)

/** Configuration → database → search index → HTTP; the other way round when the process is told to end. */
async function start(): Promise<void> {
  const config = readConfig()
  log.level = config.LOG_LEVEL
  const opened = await openDatabase({ url: config.DATABASE_URL, dataDirectory: config.DATA_DIR, onIdleError: warn })
  endWith(opened.close)
  const { database, address } = opened
  await seedDatabase(database, config.SEED, { clock, pack: publicData, onProgress: say })
  const build = buildInThread(address)
  const kept = keptIn(config.DATA_DIR, log)
  const dataset = await openDataset({ database, build, kept, coverage: config.COVERAGE, clock, onError: warn })
  endWith(dataset.close)
  const working = await startWork(config, opened, dataset)
  await printFirstAdministrator(config, opened)
  const onAnswered = await openMetrics(config, opened, { dataset, ...working })
  const context = await listen(config, { database, dataset, ...working }, onAnswered)
  // Its mails lead to this server, whose address is known only now.
  await workOnSavedSearches({ ...context, jobs: working.jobs })
  await workOnReporters({ ...context, jobs: working.jobs })
  say(`${config.APP_TITLE} is ready at ${context.url}`)
}

async function startWork(
  config: Config,
  { database, isEmbedded, address }: OpenDatabase,
  dataset: Dataset,
): Promise<{ jobs: Jobs; mailer: Mailer }> {
  const jobs = await startJobs({ database, isEmbedded, log })
  endWith(jobs.stop)
  await deliverMails({ jobs, database, transport: chooseTransport(config, log), log })
  await workOnAccounts(jobs, { database, clock })
  const title = config.APP_TITLE
  const write = writeExportInThread({ address, dataset, title })
  await workOnExports({ jobs, database, dataset, write, clock, title, log })
  await workOnImports({ jobs, database, carryOut: carryOutInThread(address), clock, log })
  await workOnCorrections({ jobs, database, lay: layCorrectionsInThread(address), clock })
  return { jobs, mailer: await openMailer(jobs) }
}

/** Nothing of it is loaded, and nothing measured, where nobody asks for it. */
async function openMetrics(
  { METRICS_PORT: port, METRICS_HOST: host }: Config,
  { database, connections }: OpenDatabase,
  working: { dataset: Dataset; jobs: Jobs },
): Promise<AppOptions['onAnswered']> {
  if (port === undefined) return undefined
  const { serveMetrics } = await import('#metrics/serve-metrics.ts')
  const { close, onAnswered } = await serveMetrics({ port, host, database, connections, ...working, clock, log })
  endWith(close)
  return onAnswered
}

type Opened = Pick<Context, 'database' | 'dataset' | 'jobs' | 'mailer'>

async function listen(
  config: Config,
  opened: Opened,
  onAnswered: AppOptions['onAnswered'],
): Promise<Context & { readonly url: string }> {
  const port = config.PORT === 0 ? await freePort(config.HOST) : config.PORT
  const url = `http://${config.HOST.includes(':') ? `[${config.HOST}]` : config.HOST}:${port}`
  const publicUrl = config.PUBLIC_URL ?? url
  const site = siteOf(publicUrl, config.WEB_ORIGINS ?? [])
  const about = { title: config.APP_TITLE, publicUrl, supportEmail: config.SUPPORT_EMAIL }
  const context = { ...opened, config, clock, site, about }
  const app = await createApp(context, { log, webFolder, onAnswered })
  endWith(() => app.close())
  await app.listen({ port, host: config.HOST, listenTextResolver: () => `listening at ${url}` })
  return { ...context, url }
}

async function printFirstAdministrator(config: Config, { database, isEmbedded }: OpenDatabase): Promise<void> {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password = null } = config
  const configured = email ? { email, password } : null
  const made = await ensureFirstAdministrator({ database, clock }, configured, isEmbedded)
  if (made) say(`Sign in as ${made.email} with the password ${made.password} (it is shown only now)`)
}

async function freePort(host: string): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve, reject) => probe.once('error', reject).listen(0, host, resolve))
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}

const endings: (() => Promise<unknown>)[] = []

/** What has to be closed, in the opposite order of opening. */
function endWith(ending: () => Promise<unknown>): void {
  endings.unshift(ending)
}

// Longer than any request or job may take, and shorter than whoever waits for the process is patient.
const longestEndingMilliseconds = 60_000

// A process that exits waits for V8's helper threads, and one of these that still compiles may wait for this thread to
// collect garbage: both for ever (nodejs/node#54918, seen once). In a moment of rest it finds this thread free.
const restMilliseconds = 100

let isEnding = false

async function end(exitCode: number): Promise<void> {
  if (isEnding) return
  isEnding = true
  setTimeout(() => {
    log.fatal('Something under way does not end: the process ends without it')
    process.exit(1)
  }, longestEndingMilliseconds).unref()
  for (const ending of endings) await ending().catch(warn)
  await pause(restMilliseconds)
  process.exit(exitCode)
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

function warn(err: unknown): void {
  log.error({ err }, 'Something went wrong beside the requests')
}

// Not once: a terminal may send the same signal twice, and the second must not cut the closing short.
process.on('SIGTERM', () => void end(0))
process.on('SIGINT', () => void end(0))

start().catch(async (error: unknown) => {
  // A process that has to end while it still starts fails here, because what it opens is closed meanwhile.
  if (isEnding) return
  const line = `Cannot start: ${error instanceof Error ? error.message : String(error)}`
  say(line)
  // A setting that cannot be used says all there is to say.
  log.fatal(error instanceof ConfigError ? {} : { err: error }, line)
  await end(1)
})
