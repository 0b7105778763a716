import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Database } from '#database/connect.ts'
import { openDatabase } from '#database/open.ts'
import { briefly } from '#testing/brief-process.ts'
import { testDatabase } from '#testing/database.ts'
import { createDatabase } from '#testing/database/create-database.ts'
import { folderWithDatabase } from '#testing/database/folder.ts'
import { defineJob, type Job } from '#jobs/define-job.ts'
import { type Jobs, onAnyConnection, startJobs } from '#jobs/jobs.ts'
import { brisk, endless, endPauses, isEmbedded, memoryLog, pausesOf, until } from '#testing/jobs/queue.ts'

const database = await testDatabase()
const running: Jobs[] = []
let numberOfJobs = 0

afterEach(async () => {
  for (const jobs of running.splice(0)) await jobs.stop()
})

async function start(log = memoryLog().log, timing = brisk, on = { database, isEmbedded }): Promise<Jobs> {
  const jobs = await startJobs({ ...on, log, timing })
  running.push(jobs)
  return jobs
}

type Numbered = Job<{ number: number }>

/** A job of a name of its own, so that no test does what another left. */
function numbered(options: Partial<Numbered> = {}): Numbered {
  return defineJob(`numbered-${numberOfJobs++}`, { payload: z.object({ number: z.number() }), ...options })
}

async function enqueue(jobs: Jobs, job: Numbered, ...numbers: number[]): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    for (const number of numbers) await jobs.enqueue(transaction, job, { number })
  })
}

test.skipIf(isEmbedded)('processes that start at once on an empty database make its queue together', async () => {
  const { address, drop } = await createDatabase(process.env.DATABASE_URL ?? '')
  const open = async () => await openDatabase({ url: address, dataDirectory: '', onIdleError: fail })
  const opened = await Promise.all(Array.from({ length: 4 }, open))
  await Promise.all(opened.map(({ database }) => start(undefined, brisk, { database, isEmbedded })))
  for (const jobs of running.splice(0)) await jobs.stop()
  await Promise.all(opened.map(({ close }) => close()))
  await drop()
})

describe('a job', () => {
  test('is done soon after its transaction is committed, and not before', async () => {
    const jobs = await start()
    const job = numbered()
    const done: number[] = []
    await jobs.work(job, { perform: async ({ number }) => void done.push(number) })
    await database.transaction().execute(async (transaction) => {
      await jobs.enqueue(transaction, job, { number: 1 })
      await pause(200)
      expect(done).toEqual([])
    })
    await until(() => done.length)
    expect(done).toEqual([1])
  })

  test('is never done where its transaction is rolled back', async () => {
    const jobs = await start()
    const job = numbered()
    const done: number[] = []
    await jobs.work(job, { perform: async ({ number }) => void done.push(number) })
    const broken = database.transaction().execute(async (transaction) => {
      await jobs.enqueue(transaction, job, { number: 1 })
      throw new Error('changed my mind')
    })
    await expect(broken).rejects.toThrow('changed my mind')
    await enqueue(jobs, job, 2)
    await until(() => done.length)
    await pause(1_000)
    expect(done).toEqual([2])
  })

  test('is done once, however many processes look for it', async () => {
    const job = numbered({ atOnce: 2 })
    const numbers = Array.from({ length: 60 }, (_, number) => number)
    const done: number[] = []
    const several = [await start(), await start(), await start()]
    for (const jobs of several) await jobs.work(job, { perform: async ({ number }) => void done.push(number) })
    const [jobs = await start()] = several
    await enqueue(jobs, job, ...numbers)
    await until(() => done.length >= numbers.length)
    await pause(600)
    expect(done.toSorted((a, b) => a - b)).toEqual(numbers)
  })

  test('does not wait for the next look where its process just enqueued it or did another', async () => {
    const jobs = await start(undefined, { ...brisk, lookEverySeconds: 3_600 })
    const job = numbered()
    const done: number[] = []
    await jobs.work(job, { perform: async ({ number }) => void done.push(number) })
    // On a busy machine a transaction may be committed after its workers were notified: the next one notifies them again.
    let number = 0
    await until(async () => {
      await enqueue(jobs, job, number++, number++)
      await pause(200)
      return done.length > 2
    })
  })

  test('that fails is tried again after growing pauses, then given up with one line in the log', async () => {
    const { log, lines } = memoryLog()
    const jobs = await start(log)
    const job = numbered({ retries: { times: 3, firstPauseSeconds: 100, longestPauseSeconds: 300 } })
    const pauses: number[] = []
    let tries = 0
    await jobs.work(job, {
      perform: async () => {
        tries++
        throw new Error('not today')
      },
    })
    await enqueue(jobs, job, 1)
    for (const _ of [1, 2, 3]) {
      await until(async () => ((await pausesOf(database, job.name))[0] ?? 0) > 1)
      pauses.push(...(await pausesOf(database, job.name)))
      await endPauses(database)
    }
    await until(() => lines.some((line) => line.msg === 'A job was given up'))
    expect(tries).toBe(4)
    // A slow machine may look half a minute late.
    const between = (least: number, most: number) => (seconds: number) => seconds > least - 30 && seconds <= most
    expect(pauses).toEqual([
      expect.toSatisfy(between(100, 200)),
      expect.toSatisfy(between(200, 300)),
      expect.toSatisfy(between(300, 300)),
    ])
    expect(lines.map(({ msg }) => msg)).toEqual([
      ...Array.from({ length: 3 }, () => 'A job failed and will be tried again'),
      'A job was given up',
    ])
  })

  test('is given up at last even where saying so fails at first', async () => {
    const jobs = await start()
    const job = numbered({ retries: { times: 0, firstPauseSeconds: 1, longestPauseSeconds: 1 } })
    let words = 0
    await jobs.work(job, {
      perform: async () => {
        throw new Error('not today')
      },
      giveUp: async () => {
        if (++words < 5) throw new Error('nor the last word')
      },
    })
    await enqueue(jobs, job, 1)
    const pauses: number[] = []
    await until(async () => {
      pauses.push(...(await pausesOf(database, `${job.name}.given-up`)))
      await endPauses(database)
      return words === 5
    })
    expect(Math.max(...pauses)).toBeGreaterThan(10)
  })

  test('whose payload is not what it should be is not done', async () => {
    const { log, lines } = memoryLog()
    const jobs = await start(log)
    const job = numbered({ retries: { times: 0, firstPauseSeconds: 1, longestPauseSeconds: 1 } })
    const done: unknown[] = []
    await jobs.work(job, { perform: async (payload) => void done.push(payload) })
    const older = { ...job, payload: z.object({ count: z.number() }) }
    await database.transaction().execute((transaction) => jobs.enqueue(transaction, older, { count: 1 }))
    await until(() => lines.some((line) => line.msg === 'A job was given up'))
    expect(done).toEqual([])
  })

  test('cannot be enqueued before it is prepared', async () => {
    const jobs = await start()
    await expect(enqueue(jobs, numbered(), 1)).rejects.toThrow('was not prepared at start')
  })

  test('that was due while nothing ran is done once at the next start', async () => {
    const job = numbered()
    const first = await start()
    await first.schedule(job, '30 3 * * *', { number: 5 })
    await first.stop()
    await sql`update jobs.version set cron_on = now() - interval '3 days'`.execute(database)
    await sql`update jobs.schedule set created_on = now() - interval '9 days', updated_on = now() - interval '9 days'`.execute(
      database,
    )
    const done: number[] = []
    const second = await start()
    await second.work(job, { perform: async ({ number }) => void done.push(number) })
    await until(() => done.length)
    await pause(1_000)
    expect(done).toEqual([5])
  })
})

test('a process at rest asks for the jobs of all its queues in one statement, not for each', async () => {
  let statements = 0
  const counted = new Proxy(database, {
    get: (target, name) => {
      // A statement of the library begins with the one, a statement of ours with the other.
      if (name === 'connection' || name === 'getExecutor') statements++
      const member: unknown = Reflect.get(target, name, target)
      return typeof member === 'function' ? (member.bind(target) as unknown) : member
    },
  })
  const [queues, looks] = [10, 4]
  const jobs = await start(undefined, { ...brisk, superviseEverySeconds: 3_600 }, { database: counted, isEmbedded })
  for (let made = 0; made < queues; made++) await jobs.work(numbered(), { perform: () => Promise.resolve() })
  await pause(500)
  statements = 0
  await pause(brisk.lookEverySeconds * looks * 1_000)
  expect(statements).toBeGreaterThan(0)
  expect(statements).toBeLessThan(queues)
})

describe('the queue of a job', () => {
  const writtenOf = async ({ name }: Numbered) => {
    const rows = await sql<{ name: string; at: Date; retries: number }>`
      select name, updated_on as at, retry_limit as retries from jobs.queue where name like ${`${name}%`} order by name
    `.execute(database)
    return rows.rows
  }

  test('is not written again by the next process, which enqueues and works as well', async () => {
    const job = numbered()
    await (await start()).prepare(job)
    const before = await writtenOf(job)
    const next = await start()
    const done: number[] = []
    await next.work(job, { perform: async ({ number }) => void done.push(number) })
    await enqueue(next, job, 1)
    await until(() => done.length)
    expect(before).toHaveLength(2)
    expect(await writtenOf(job)).toEqual(before)
  })

  test('is changed by a version of the program in which its job has other retries', async () => {
    const job = numbered()
    await (await start()).prepare(job)
    const [before] = await writtenOf(job)
    await (await start()).prepare({ ...job, retries: { ...job.retries, times: 7 } })
    const [after] = await writtenOf(job)
    expect([before?.retries, after?.retries]).toEqual([5, 7])
  })
})

describe('a process that is told to end', () => {
  test('lets the running job finish and takes no other', async () => {
    const jobs = await start(undefined, { ...brisk, graceSeconds: 20 })
    const job = numbered()
    const begun: number[] = []
    const done: number[] = []
    const { promise: reported, resolve: report } = Promise.withResolvers<void>()
    await jobs.work(job, {
      perform: async ({ number }) => {
        begun.push(number)
        await reported
        done.push(number)
      },
    })
    await enqueue(jobs, job, 1, 2)
    await until(() => begun.length)
    const stopped = jobs.stop()
    report()
    await stopped
    expect([begun, done]).toEqual([[1], [1]])
    const next = await start()
    await next.work(job, { perform: async ({ number }) => void done.push(number) })
    await until(() => done.length === 2)
    expect(done).toEqual([1, 2])
  })

  test('tells a job that takes too long to stop, and another process does it again', async () => {
    const jobs = await start()
    const job = numbered({ retries: { times: 3, firstPauseSeconds: 1, longestPauseSeconds: 1 } })
    const signals: AbortSignal[] = []
    await jobs.work(job, {
      perform: async (_, signal) => {
        signals.push(signal)
        await once(signal, 'abort')
      },
    })
    await enqueue(jobs, job, 1)
    await until(() => signals.length)
    await jobs.stop()
    expect(signals[0]?.aborted).toBe(true)
    const done: number[] = []
    const next = await start()
    await next.work(job, { perform: async ({ number }) => void done.push(number) })
    await until(() => done.length)
  })
})

describe('a process that is killed', () => {
  test('leaves its job to the next one', { timeout: 120_000 }, async () => {
    const folder = folderWithDatabase()
    const created = process.env.DATABASE_URL ? await createDatabase(process.env.DATABASE_URL) : undefined
    const victim = spawn(
      process.execPath,
      [
        ...briefly,
        fileURLToPath(new URL('../testing/jobs/victim.ts', import.meta.url)),
        created?.address ?? '',
        folder,
      ],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    )
    await beginsAndDies(victim)
    const opened = await openDatabase({ url: created?.address, dataDirectory: folder, onIdleError: () => undefined })
    const done: number[] = []
    const jobs = await start(undefined, brisk, opened)
    await jobs.work(endless, { perform: async ({ number }) => void done.push(number) })
    await until(() => done.length)
    expect(done).toEqual([7])
    await jobs.stop()
    await opened.close()
    await created?.drop()
  })
})

async function beginsAndDies(victim: ChildProcess): Promise<void> {
  if (victim.stdout) await once(victim.stdout, 'data')
  victim.kill('SIGKILL')
  await once(victim, 'exit')
}

test('a statement of the queue that fails half way leaves no connection in a broken transaction', async () => {
  const queue = onAnyConnection(database)
  await expect(queue.executeSql('begin; select 1 / 0; commit')).rejects.toThrow('division by zero')
  const read = async (on: Database) => (await sql<{ one: number }>`select 1 as one`.execute(on)).rows
  const answers = await Promise.all(Array.from({ length: 12 }, () => read(database)))
  expect(answers.flat()).toEqual(Array.from({ length: 12 }, () => ({ one: 1 })))
})

function fail(error: unknown): never {
  throw error
}
