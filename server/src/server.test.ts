import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { putDatabase } from '#testing/database/folder.ts'
import { addressOf, type Started, startServer } from '#testing/server.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'atlas-door-'))
  putDatabase(folder)
})
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
})

const start = (variables: Record<string, string>, words?: readonly string[]) =>
  startServer({ DATA_DIR: folder, ...variables }, words)

/** The log is JSON, line by line, or this throws. */
function linesOfLog(started: Started): { level: number; msg: string; err?: object }[] {
  return started
    .errors()
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line))
}

/** Until it ends, a start has loaded these only where it has something for them to do. */
const neededLater =
  /nodemailer|prom-client|zxcvbn|ajv|yazl|js-yaml|reading\/csv|read-csv|build-snapshot|write-export\.|import-officials|import-public-pack|demonstration/
const tellLoaded = `
  import { registerHooks } from 'node:module'
  import { isMainThread } from 'node:worker_threads'
  const urls = []
  registerHooks({ load: (url, context, next) => (urls.push(url), next(url, context)) })
  const tell = () => process.stderr.write(JSON.stringify({ level: 30, msg: urls.join(' ') }) + '\\n')
  if (isMainThread) process.on('exit', tell)`
const tellingWhatIsLoaded = ['--import', `data:text/javascript,${encodeURIComponent(tellLoaded)}`]

/** The machine has no time for the process from the moment in which lateness is measured, for less than is allowed. */
const standStill = `
  import perf from 'node:perf_hooks'
  const measure = perf.monitorEventLoopDelay
  perf.monitorEventLoopDelay = (options) => {
    setImmediate(() => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_500))
    return measure(options)
  }`
const blockedStart = ['--import', `data:text/javascript,${encodeURIComponent(standStill)}`]

// Whole processes and databases are started, one after the other.
const slow = { timeout: 240_000 }

describe('the server', slow, () => {
  test.each([
    [{ PORT: 'abc' }, 'Cannot start: PORT must be a port number from 0 to 65535\n'],
    [{ COVERAGE: 'most' }, 'Cannot start: COVERAGE must be rule, rule+legislatures or all\n'],
    [
      { DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/atlas' },
      'Cannot start: The database atlas at 127.0.0.1:1 cannot be reached: nothing answers there. Start PostgreSQL, or set DATABASE_URL to where it is\n',
    ],
    [
      { DATABASE_URL: 'postgres:///atlas?host=/nowhere' },
      'Cannot start: The database atlas in /nowhere cannot be reached: nothing answers there. Start PostgreSQL, or set DATABASE_URL to where it is\n',
    ],
    [
      { DATA_DIR: '/dev/null/data' },
      'Cannot start: The folder /dev/null/data cannot be made: a file is in the way. Choose a folder that can be written to.\n',
    ],
    [{ HOST: '192.0.2.1' }, 'Cannot start: 192.0.2.1 is no address of this machine: set HOST to one that is\n'],
  ])('stops with one line for %j', async (variables, line) => {
    const started = start(variables)
    expect(await started.ended).toBe(1)
    expect(started.output()).toBe(line)
    expect(linesOfLog(started)).toMatchObject([{ level: 60, msg: line.trim() }])
  })

  test('prints one ready line and, only the first time, makes an administrator and the search index', async () => {
    const first = start({})
    await addressOf(first)
    expect(first.output()).toMatch(
      /^Sign in as admin@example\.org with the password \S+ \(it is shown only now\)\n.* is ready at http:\/\/127\.0\.0\.1:\d+\n$/,
    )
    const second = start({})
    expect(await second.ended).toBe(1)
    expect(second.output()).toMatch(/^Cannot start: .*in use by process \d+.*\n$/)
    expect(linesOfLog(second)).toMatchObject([{ level: 60, err: { type: 'FolderInUse' } }])
    await expect.poll(() => existsSync(join(folder, 'kept-snapshot'))).toBe(true)
    first.process.kill('SIGTERM')
    expect(await first.ended).toBe(0)
    const again = start({}, tellingWhatIsLoaded)
    await addressOf(again)
    expect(again.output()).toMatch(/^.* is ready at http:\/\/127\.0\.0\.1:\d+\n$/)
    expect(linesOfLog(again)[0]).toMatchObject({ level: 30, msg: 'The search index is the one that was kept' })
    again.process.kill('SIGTERM')
    expect(await again.ended).toBe(0)
    expect(linesOfLog(again).at(-1)?.msg).toMatch(/fastify/)
    expect(linesOfLog(again).at(-1)?.msg).not.toMatch(neededLater)
  })

  test('fills its database while its page is still built, and answers once that is there', async () => {
    const dataDirectory = join(folder, 'before-its-page')
    const started = startServer({ DATA_DIR: dataDirectory }, [], { pageFollows: true })
    await expect.poll(() => existsSync(join(dataDirectory, 'kept-snapshot')), { timeout: 60_000 }).toBe(true)
    expect(linesOfLog(started).map(({ msg }) => msg)).not.toContainEqual(expect.stringContaining('listening'))
    started.process.send('done')
    expect((await fetch(`${await addressOf(started)}/api/health/ready`)).status).toBe(200)
    expect(started.process.connected).toBe(false)
    started.process.kill('SIGTERM')
    expect(await started.ended).toBe(0)
  })

  test('does nothing where it cannot listen', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const taken = String((other.address() as AddressInfo).port)
    const dataDirectory = join(folder, 'of-nobody')
    for (const name of ['PORT', 'METRICS_PORT']) {
      const started = start({ [name]: taken, DATA_DIR: dataDirectory })
      expect(await started.ended).toBe(1)
      expect(started.output()).toBe(
        `Cannot start: Another program listens at port ${taken} of 127.0.0.1 already: stop it, or set ${name} to another port\n`,
      )
    }
    expect(existsSync(dataDirectory)).toBe(false)
    other.close()
  })

  test('finishes what is under way when it is told to end, and sends new requests away', async () => {
    const started = start({}, blockedStart)
    const address = await addressOf(started)
    const agent = new Agent({ keepAlive: true })
    expect(await get(`${address}/api/health/ready`, agent)).toEqual({ status: 200, retryAfter: undefined })
    const signIn = slowSignIn(address)
    await signIn.isOpen
    started.process.kill('SIGTERM')
    const ask = () => get(`${address}/api/health/ready`, agent).catch((error: NodeJS.ErrnoException) => error.code)
    const refusals = [{ status: 503, retryAfter: '5' }, 'ECONNREFUSED', 'ECONNRESET']
    // Until the server has heard the signal it goes on answering.
    await expect.poll(ask, { timeout: 30_000 }).not.toMatchObject({ status: 200 })
    expect(refusals).toContainEqual(await ask())
    signIn.finish()
    expect(await signIn.status).toBe(401)
    expect(await started.ended).toBe(0)
  })

  test('ends after a minute without what does not end', async () => {
    // Only from the signal on: the embedded database may take its minute to answer the first connection.
    const shortMinute = `
      const wait = setTimeout
      process.once('SIGTERM', () => {
        globalThis.setTimeout = (call, milliseconds, ...words) =>
          wait(call, milliseconds === 60_000 ? 500 : milliseconds, ...words)
      })`
    const started = start({}, ['--import', `data:text/javascript,${encodeURIComponent(shortMinute)}`])
    const signIn = slowSignIn(await addressOf(started))
    await signIn.isOpen
    const isCutOff = expect(signIn.status).rejects.toThrow('socket hang up')
    started.process.kill('SIGTERM')
    expect(await started.ended).toBe(1)
    expect(linesOfLog(started).at(-1)).toMatchObject({
      level: 60,
      msg: 'Something under way does not end: the process ends without it',
    })
    await isCutOff
  })

  test('writes every line of its log as JSON, whatever nobody caught or Node warns of', async () => {
    const trouble = `
      process.emitWarning('an odd thing')
      process.on('SIGUSR2', () => void Promise.reject(new Error('nobody waits for it')))`
    const started = start({}, ['--import', `data:text/javascript,${encodeURIComponent(trouble)}`])
    await addressOf(started)
    started.process.kill('SIGUSR2')
    expect(await started.ended).toBe(1)
    expect(linesOfLog(started)).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({ level: 40, err: expect.objectContaining({ message: 'an odd thing' }) }),
        expect.objectContaining({ level: 60, err: expect.objectContaining({ message: 'nobody waits for it' }) }),
      ]),
    )
  })

  test('writes no query, body or cookie into the log and the metrics', async () => {
    const started = start({ METRICS_PORT: '0' })
    const address = await addressOf(started)
    await fetch(`${address}/api/auth/me?token=secret-in-query`, {
      headers: { cookie: 'access_token=secret-in-cookie' },
    })
    await fetch(`${address}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: address },
      body: JSON.stringify({ email: 'a@b.example', password: 'secret-in-body' }),
    })
    const [metrics = ''] = /http:\S+\/metrics/.exec(started.errors()) ?? []
    const text = await (await fetch(metrics)).text()
    expect(text).toContain('endpoint="/api/auth/login",status="401"')
    expect(text).not.toContain('secret')
    started.process.kill('SIGTERM')
    expect(await started.ended).toBe(0)
    expect(started.errors()).toContain('"path":"/api/auth/me"')
    expect(started.errors()).not.toContain('secret')
  })
})

async function get(url: string, agent: Agent): Promise<{ status: number | undefined; retryAfter: string | undefined }> {
  return await new Promise((resolve, reject) => {
    request(url, { agent }, (answer) => {
      answer
        .resume()
        .once('end', () => resolve({ status: answer.statusCode, retryAfter: answer.headers['retry-after'] }))
    })
      .once('error', reject)
      .end()
  })
}

/** A request whose body stays open until it is told to finish. */
function slowSignIn(address: string) {
  const body = JSON.stringify({ email: 'a@b.example', password: 'wrong' })
  // The server says "continue" once it has read the headers.
  const headers = {
    'content-type': 'application/json',
    'content-length': body.length,
    origin: address,
    expect: '100-continue',
  }
  const open = request(`${address}/api/auth/login`, { method: 'POST', headers })
  const status = new Promise<number | undefined>((resolve, reject) => {
    open.once('response', (answer) => resolve(answer.resume().statusCode)).once('error', reject)
  })
  const isOpen = new Promise<void>((resolve) =>
    open.once('continue', () => open.write(body.slice(0, 5), () => resolve())),
  )
  open.flushHeaders()
  return { isOpen, status, finish: () => open.end(body.slice(5)) }
}
