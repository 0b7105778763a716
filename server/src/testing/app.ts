import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { pino } from 'pino'
import PostalMime from 'postal-mime'
import type { Endpoint, Input, Reply } from '@atlas/contract/endpoints/endpoint.ts'
import { createApp } from '#app.ts'
import { coverageOf, readConfig } from '#context/config.ts'
import type { Context } from '#context/context.ts'
import type { Database } from '#database/connect.ts'
import type { Builder } from '#dataset/build-snapshot.ts'
import { openDataset } from '#dataset/dataset.ts'
import { ensureFirstAdministrator } from '#features/accounts/first-administrator.ts'
import { workOnCorrections } from '#features/data/corrections/jobs.ts'
import { workOnImports } from '#features/data/imports/jobs.ts'
import { workOnDrives } from '#features/drives/jobs.ts'
import { workOnExports } from '#features/exports/jobs.ts'
import { startJobs } from '#jobs/jobs.ts'
import { deliverMails, openMailer } from '#mail/mailer.ts'
import { chooseTransport, outbox } from '#mail/transport.ts'
import type { Clock } from '#platform/clock.ts'
import { siteOf } from '#platform/http/site.ts'
import type { Log } from '#platform/log.ts'
import { afterwards } from '#testing/end.ts'

export const administrator = { email: 'Admin@Example.org', password: 'Correct-horse-9@battery' }
export const origin = 'http://atlas.test'

/** A clock that stands still until a test moves it. */
export interface TestClock extends Clock {
  forward(seconds: number): void
}

export function testClock(start = '2026-11-20T15:00:00Z'): TestClock {
  let moment = new Date(start)
  return {
    now: () => moment,
    forward: (seconds) => {
      moment = new Date(moment.getTime() + seconds * 1_000)
    },
  }
}

export interface ReceivedMail {
  readonly to: string
  readonly replyTo: { readonly name: string; readonly address?: string | undefined } | undefined
  readonly subject: string
  readonly text: string
  readonly html: string
}

export interface TestApp {
  readonly app: FastifyInstance
  readonly context: Context
  readonly clock: TestClock
  /** The mails that went out since it was last asked, once none waits any more; none where a mail server has them. */
  readonly mails: () => Promise<ReceivedMail[]>
}

/**
 * The whole server over a database, without a socket; closed after the file, or after the test that asked for it. What
 * is searched is built in the thread that asks, unless a test says how.
 */
export async function testApp(
  database: Database,
  variables: NodeJS.ProcessEnv = {},
  log: Log = pino({ level: 'silent' }),
  builder?: Builder,
): Promise<TestApp> {
  const clock = testClock()
  const config = readConfig({ COVERAGE: 'all', RATE_LIMITS: 'off', OVERLOAD_DELAY: '0', ...variables })
  const dataset = await openDataset({
    database,
    coverage: coverageOf(config),
    clock,
    onError: fail,
    ...(builder && { builder }),
  })
  const site = siteOf(config.PUBLIC_URL ?? origin, config.WEB_ORIGINS ?? [])
  const about = { title: config.APP_TITLE, publicUrl: config.PUBLIC_URL ?? origin, supportEmail: config.SUPPORT_EMAIL }
  const jobs = await startJobs({ database, isEmbedded: !process.env.DATABASE_URL, log })
  const mailer = await openMailer(jobs)
  const folder = mkdtempSync(join(tmpdir(), 'atlas-outbox-'))
  const transport = config.SMTP_URL ? chooseTransport(config, log) : outbox(folder, config.SUPPORT_EMAIL, log)
  await deliverMails({ jobs, database, transport, log })
  await workOnExports({ jobs, database, dataset, clock, title: config.APP_TITLE, log })
  await workOnImports({ jobs, database, clock, log })
  await workOnCorrections({ jobs, database, clock })
  await workOnDrives({ jobs, database, clock })
  const context = { config, database, dataset, clock, site, mailer, transport, jobs, about }
  // On a busy machine the tests themselves are late.
  const app = await createApp(context, { log, webFolder: '/nowhere' })
  await ensureFirstAdministrator(context, administrator, true)
  afterwards(async () => {
    await app.close()
    await jobs.stop()
    await dataset.close()
    rmSync(folder, { recursive: true })
  })
  return { app, context, clock, mails: () => takeMails(folder, database) }
}

async function takeMails(folder: string, database: Database): Promise<ReceivedMail[]> {
  while (await database.selectFrom('waiting_mail').select('id').executeTakeFirst()) await pause(10)
  const files = readdirSync(folder).sort()
  return await Promise.all(files.map((file) => takeMail(join(folder, file))))
}

async function takeMail(file: string): Promise<ReceivedMail> {
  const { to, replyTo, subject = '', text = '', html = '' } = await PostalMime.parse(readFileSync(file))
  rmSync(file)
  return { to: to?.[0]?.address ?? '', replyTo: replyTo?.[0], subject, text, html }
}

function fail(error: unknown): never {
  throw error
}

function fileOf(
  { request: { file } }: Endpoint,
  input: { file?: unknown },
): Pick<InjectOptions, 'payload' | 'headers'> {
  if (!file) return {}
  return { payload: Buffer.from((input.file ?? '') as Uint8Array), headers: { 'content-type': file.media[0] } }
}

const knownDevices = new WeakMap<FastifyInstance, readonly (readonly [string, string])[]>()

/** A browser: it keeps cookies, says where it comes from, and sends the readable tokens back. */
export class Visitor {
  readonly cookies = new Map<string, string>()
  /** With which a program of the visitor's reads. */
  key: string | null = null
  readonly #app: FastifyInstance

  constructor(app: FastifyInstance) {
    this.#app = app
  }

  async send(
    options: InjectOptions & { method: NonNullable<InjectOptions['method']>; url: string },
  ): Promise<LightMyRequestResponse> {
    const authorization = this.key ? { authorization: `Bearer ${this.key}` } : {}
    const headers = Object.entries({ origin, ...authorization, ...this.#proof(), ...options.headers })
    const answer = await this.#app.inject({
      ...options,
      cookies: Object.fromEntries(this.cookies),
      headers: Object.fromEntries(headers.filter(([, value]) => value !== undefined)),
    })
    for (const { name, value } of answer.cookies) {
      if (value === '') this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
    return answer
  }

  /**
   * Calls an endpoint of the contract and returns its reply; anything but a good reply fails the test. Every reply is
   * checked against its schema here, because the server does not check every one: an undeclared value fails too.
   */
  async call<E extends Endpoint>(endpoint: E, input: Input<E>): Promise<Reply<E>> {
    const answer = await this.request(endpoint, input)
    if (answer.statusCode >= 300)
      throw new Error(`${endpoint.method} ${endpoint.path}: ${answer.statusCode} ${answer.body}`)
    const reply: unknown = answer.json()
    if (!isDeepStrictEqual(endpoint.reply.parse(reply), reply))
      throw new Error(`${endpoint.method} ${endpoint.path} says what its contract does not declare`)
    return reply as Reply<E>
  }

  async request(
    endpoint: Endpoint,
    input: { params?: unknown; query?: unknown; body?: unknown; file?: unknown } = {},
  ): Promise<LightMyRequestResponse> {
    const params = (input.params ?? {}) as Record<string, string>
    const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? '1'))
    const body = endpoint.request.body ? { payload: input.body ?? {} } : {}
    const query = (input.query ?? {}) as Record<string, string>
    return await this.send({ method: endpoint.method, url: `/api${path}`, query, ...body, ...fileOf(endpoint, input) })
  }

  /** From the one browser that all people of an app use, so that nobody gets a mail about a new device. */
  async signIn({ email, password } = administrator): Promise<this> {
    for (const [name, token] of knownDevices.get(this.#app) ?? []) this.cookies.set(name, token)
    const answer = await this.send({ method: 'POST', url: '/api/auth/login', payload: { email, password } })
    if (answer.statusCode !== 200) throw new Error(`Signing in: ${answer.statusCode} ${answer.body}`)
    knownDevices.set(
      this.#app,
      [...this.cookies].filter(([name]) => /^(__Host-)?device$/.test(name)),
    )
    return this
  }

  #proof(): Record<string, string> {
    const [access, refresh] = ['csrf_access_token', 'csrf_refresh_token'].map(
      (name) => this.cookies.get(`__Host-${name}`) ?? this.cookies.get(name),
    )
    return access && refresh ? { 'x-csrf-access-token': access, 'x-csrf-refresh-token': refresh } : {}
  }
}
