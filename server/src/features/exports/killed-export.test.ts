import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { databaseOfKilled } from '#testing/killed.ts'
import { openDataset } from '#dataset/dataset.ts'
import { workOnExports } from '#features/exports/jobs.ts'
import { readCsv } from '#testing/exports/exports.ts'
import { startJobs } from '#jobs/jobs.ts'
import { brisk, memoryLog, until } from '#testing/jobs/queue.ts'
import { systemClock as clock } from '#platform/clock.ts'

const program = fileURLToPath(new URL('../../testing/exports/export-victim.ts', import.meta.url))

test('a process killed in the middle of a file leaves half of it, and another makes it whole', async () => {
  const { opened, close } = await databaseOfKilled(program)
  const { database } = opened
  const find = async () => await database.selectFrom('export').selectAll().executeTakeFirstOrThrow()
  const half = await find()
  expect(half).toMatchObject({ status: 'CREATING', attempt: 1, chunks: 1, rows_total: 3_000 })
  expect(half.rows_done).toBeGreaterThan(0)
  expect(half.rows_done).toBeLessThan(3_000)

  const fail = (error: unknown) => {
    throw error
  }
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
  await close()
}, 240_000)
