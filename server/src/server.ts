import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type AppOptions, createApp } from '#app.ts'
import { type Config, ConfigError, coverageOf, readConfig } from '#context/config.ts'
import type { Context } from '#context/context.ts'
import { DatabaseNotReached } from '#database/not-reached.ts'
import { type OpenDatabase, openDatabase } from '#database/open.ts'
import { buildInThread } from '#dataset/build-in-thread.ts'
import { type Dataset, openDataset } from '#dataset/dataset.ts'
import { logNewVersion } from '#dataset/log-new-version.ts'
import { snapshotCacheIn } from '#dataset/snapshot-cache.ts'
import {
  type Configured,
  ensureFirstAdministrator,
  MissingPassword,
  refuseMissingPassword,
} from '#features/accounts/first-administrator.ts'
import { workOnAccounts, workOnKeyMails } from '#features/accounts/jobs.ts'
import { workOnCorrections, workOnReporters } from '#features/data/corrections/jobs.ts'
import { applyCorrectionsInThread } from '#features/data/corrections/apply-corrections-in-thread.ts'
import { carryOutInThread } from '#features/data/imports/carry-out-in-thread.ts'
import { workOnImports } from '#features/data/imports/jobs.ts'
import { workOnDrives, workOnTaskMails } from '#features/drives/jobs.ts'
import { publishInThread } from '#features/drives/publish/publish-in-thread.ts'
import { workOnExports } from '#features/exports/jobs.ts'
import { writeExportInThread } from '#features/exports/write-export-in-thread.ts'
import { workOnSavedSearches } from '#features/saved/searches/jobs.ts'
import { workOnUsers } from '#features/users/jobs.ts'
import { publicData } from '#imports/public-data.ts'
import { seedDatabase } from '#imports/seed.ts'
import { type Jobs, startJobs } from '#jobs/jobs.ts'
import { chooseTransport, type Transport } from '#mail/transport.ts'
import type { Mailer } from '#mail/mail.ts'
import { deliverMails, openMailer } from '#mail/mailer.ts'
import { watchMailServer } from '#mail/watch-mail-server.ts'
import { systemClock as clock } from '#platform/clock.ts'
import { CannotListen, type ListeningAt, portToListenAt, refuse } from '#platform/http/listening.ts'
import { siteOf } from '#platform/http/site.ts'
import { logProcess, logTo } from '#platform/log.ts'
import { FolderUnusable, makeFolder } from '#platform/make-folder.ts'

const webFolder = fileURLToPath(new URL('../../web/dist', import.meta.url))

// A process that starts the server while the page is still being built passes this option, and sends a message once the
// page is there.
const pageIsThere = process.argv.includes('--page-follows') ? once(process, 'message') : undefined

// Until the settings are read, and where they cannot be used, with the usual level.
const log = logTo(process.stderr, 'info')
logProcess(log)

/** Configuration → database → search index → HTTP; the other way round when the process is told to end. */
async function start(): Promise<void> {
  const config = readConfig()
  log.level = config.LOG_LEVEL
  // What would fail at the end is checked before anything is done: loading a database takes a minute.
  const at = { ...pageAt(config), port: await portToListenAt(pageAt(config)) }
  if (config.METRICS_PORT) await portToListenAt(metricsAt(config, config.METRICS_PORT))
  // The outbox is there, too.
  if (!config.SMTP_URL) makeFolder(config.DATA_DIR, 0o700)
  const opened = await openDatabase({ url: config.DATABASE_URL, dataDirectory: config.DATA_DIR, onIdleError: warn })
  endWith(opened.close)
  const { database, address, answered } = opened
  await refuseMissingPassword(database, administratorOf(config), opened.isEmbedded)
  await seedDatabase(database, config.SEED, { clock, pack: publicData, onProgress: say })
  const builder = buildInThread(address)
  const cache = snapshotCacheIn(config.DATA_DIR, log)
  const dataset = await openDataset({
    database,
    builder,
    cache,
    coverage: coverageOf(config),
    clock,
    ...(answered && { answered }),
    onError: warn,
    onNewVersion: logNewVersion(log),
  })
  endWith(dataset.close)
  const working = await startWork(config, opened, dataset)
  const onAnswered = await openMetrics(config, opened, { dataset, ...working })
  const context = await listen(config, at, { database, dataset, ...working }, onAnswered)
  // A password that is shown once is shown by a start that has come to its end.
  await printFirstAdministrator(config, opened)
  // Its mails lead to this server, whose address is known only now.
  await workOnSavedSearches({ ...context, jobs: working.jobs })
  await workOnReporters({ ...context, jobs: working.jobs })
  await workOnTaskMails({ ...context, jobs: working.jobs })
  await workOnKeyMails({ ...context, jobs: working.jobs })
  await workOnUsers({ ...context, jobs: working.jobs })
  say(`${config.APP_TITLE} is ready at ${context.url}`)
}

interface Working {
  readonly jobs: Jobs
  readonly mailer: Mailer
  readonly transport: Transport
}

async function startWork(
  config: Config,
  { database, isEmbedded, address }: OpenDatabase,
  dataset: Dataset,
): Promise<Working> {
  const jobs = await startJobs({ database, isEmbedded, log })
  endWith(jobs.stop)
  const transport = chooseTransport(config, log)
  await deliverMails({ jobs, database, transport, log })
  await watchMailServer({ jobs, database, transport, log })
  await workOnAccounts(jobs, { database, clock })
  const title = config.APP_TITLE
  const write = writeExportInThread({ address, dataset, title, url: config.PUBLIC_URL })
  await workOnExports({ jobs, database, dataset, write, clock, title, log })
  await workOnImports({ jobs, database, carryOut: carryOutInThread(address), clock, log })
  await workOnCorrections({ jobs, database, apply: applyCorrectionsInThread(address), clock })
  await workOnDrives({ jobs, database, publish: publishInThread(address), clock })
  return { jobs, mailer: await openMailer(jobs), transport }
}

/** Nothing of it is loaded or measured where nobody uses it. */
async function openMetrics(
  config: Config,
  { database, connections }: OpenDatabase,
  working: { dataset: Dataset; jobs: Jobs },
): Promise<AppOptions['onAnswered']> {
  if (config.METRICS_PORT === undefined) return undefined
  const { serveMetrics } = await import('#metrics/serve-metrics.ts')
  const at = metricsAt(config, config.METRICS_PORT)
  const figures = { database, connections, dataDirectory: config.DATA_DIR, ...working, clock, log }
  const { close, onAnswered } = await serveMetrics({ ...at, ...figures }).catch((error) => refuse(at, error))
  endWith(close)
  return onAnswered
}

type Opened = Pick<Context, 'database' | 'dataset' | 'jobs' | 'mailer' | 'transport'>

function pageAt({ PORT, HOST }: Config): ListeningAt {
  return { settings: { port: 'PORT', host: 'HOST' }, port: PORT, host: HOST }
}

function metricsAt({ METRICS_HOST }: Config, port: number): ListeningAt {
  return { settings: { port: 'METRICS_PORT', host: 'METRICS_HOST' }, port, host: METRICS_HOST }
}

async function listen(
  config: Config,
  at: ListeningAt,
  opened: Opened,
  onAnswered: AppOptions['onAnswered'],
): Promise<Context & { readonly url: string }> {
  const { host, port } = at
  const url = `http://${host.includes(':') ? `[${host}]` : host}:${port}`
  const publicUrl = config.PUBLIC_URL ?? url
  const site = siteOf(publicUrl, config.WEB_ORIGINS ?? [])
  const about = { title: config.APP_TITLE, publicUrl, supportEmail: config.SUPPORT_EMAIL }
  const context = { ...opened, config, clock, site, about }
  if (pageIsThere) {
    await pageIsThere
    process.disconnect()
  }
  const app = await createApp(context, { log, webFolder, onAnswered })
  endWith(() => app.close())
  await app.listen({ port, host, listenTextResolver: () => `listening at ${url}` }).catch((error) => refuse(at, error))
  return { ...context, url }
}

async function printFirstAdministrator(config: Config, { database, isEmbedded }: OpenDatabase): Promise<void> {
  const made = await ensureFirstAdministrator({ database, clock }, administratorOf(config), isEmbedded)
  if (made) say(`Sign in as ${made.email} with the password ${made.password} (it is shown only now)`)
}

function administratorOf({ ADMIN_EMAIL: email, ADMIN_PASSWORD: password }: Config): Configured | null {
  return email ? { email, password: password ?? null } : null
}

const endings: (() => Promise<unknown>)[] = []

/** What has to be closed, in the opposite order of opening. */
function endWith(ending: () => Promise<unknown>): void {
  endings.unshift(ending)
}

// Longer than any request or job may take, and shorter than process managers wait.
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

/** What an operator can mend: the line says all there is to say. */
const oneLineErrors = [ConfigError, MissingPassword, CannotListen, FolderUnusable, DatabaseNotReached]

start().catch(async (error: unknown) => {
  // A process that has to end while it still starts fails here, because what it opens is closed meanwhile.
  if (isEnding) return
  const line = `Cannot start: ${error instanceof Error ? error.message : String(error)}`
  say(line)
  log.fatal(oneLineErrors.some((kind) => error instanceof kind) ? {} : { err: error }, line)
  await end(1)
})
