import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { openDatabase } from '#database/open.ts'
import { createDatabase } from '#testing/database.ts'
import { folderWithDatabase } from '#testing/database/folder.ts'
import { openDataset } from '#dataset/dataset.ts'
import { workOnExports } from '#features/exports/jobs.ts'
import { readCsv } from '#testing/exports/exports.ts'
import { startJobs } from '#jobs/jobs.ts'
import { brisk, memoryLog, until } from '#testing/jobs/queue.ts'
import { systemClock as clock } from '#platform/clock.ts'

const program = fileURLToPath(new URL('../../testing/exports/export-victim.ts', import.meta.url))

test('a process killed in the middle of a file leaves half of it, and another makes it whole', async () => {
  const folder = folderWithDatabase()
  const created = process.env.DATABASE_URL ? await createDatabase(process.env.DATABASE_URL) : undefined
  const victim = spawn(process.execPath, [program, created?.address ?? '', folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(victim.stdout, 'data')
  victim.kill('SIGKILL')
  await once(victim, 'exit')

  const fail = (error: unknown) => {
    throw error
  }
  const opened = await openDatabase({ url: created?.address, dataDirectory: folder, onIdleError: fail })
  const { database } = opened
  const find = async () => await database.selectFrom('export').selectAll().executeTakeFirstOrThrow()
  const half = await find()
  expect(half).toMatchObject({ status: 'CREATING', attempt: 1, chunks: 1, rows_total: 3_000 })
  expect(half.rows_done).toBeGreaterThan(0)
  expect(half.rows_done).toBeLessThan(3_000)

  const dataset = await openDataset({ database, coverage: 'all', clock, onError: fail })
  const jobs = await startJobs({ ...opened, log: memoryLog().log, timing: { ...brisk, superviseEverySeconds: 10 } })
  await workOnExports({ jobs, database, dataset, clock, title: 'Atlas', log: memoryLog().log })
  await until(async () => (await find()).attempt === 2)
  await until(async () => (await find()).status === 'COMPLETE')

  const chunks = await database.selectFrom('export_chunk').selectAll().orderBy('place').execute()
  expect(new Set(chunks.map(({ attempt }) => attempt))).toEqual(new Set([2]))
  expect(await find()).toMatchObject({ chunks: chunks.length, rows_done: 3_000 })
  expect(readCsv(gunzipSync(Buffer.concat(chunks.map(({ bytes }) => bytes))))).toHaveLength(3_001)

  await jobs.stop()
  await dataset.close()
  await opened.close()
  await created?.drop()
}, 240_000)
