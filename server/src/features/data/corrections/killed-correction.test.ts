import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { databaseOfKilled } from '#testing/killed.ts'
import { workOnCorrections } from '#features/data/corrections/jobs.ts'
import { startJobs } from '#jobs/jobs.ts'
import { brisk, memoryLog, until } from '#testing/jobs/queue.ts'
import { systemClock as clock } from '#platform/clock.ts'

const program = fileURLToPath(new URL('../../../testing/data/corrections/correction-victim.ts', import.meta.url))

test('a process killed while it lays a correction leaves nothing of it, and another lays it, once', async () => {
  const { opened, close } = await databaseOfKilled(program)
  const { database } = opened
  const applied = async () =>
    (await database.selectFrom('correction').select('laid_version').executeTakeFirstOrThrow()).laid_version
  const counts = async () => ({
    runs: (await database.selectFrom('import_run').select('id').execute()).length,
    entries: (await database.selectFrom('official_change').select('column_id').execute()).length,
    phones: (await database.selectFrom('shown_official').select('phone').where('phone', 'is not', null).execute())
      .length,
  })
  expect(await applied()).toBe(null)
  expect(await counts()).toEqual({ runs: 1, entries: 0, phones: 0 })

  const jobs = await startJobs({ ...opened, log: memoryLog().log, timing: brisk })
  await workOnCorrections({ jobs, database, clock })
  await until(async () => (await applied()) !== null)
  expect(await counts()).toEqual({ runs: 2, entries: 1, phones: 1 })

  await jobs.stop()
  await close()
}, 120_000)
