import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { openDatabase } from '#database/open.ts'
import { createDatabase } from '#testing/database.ts'
import { folderWithDatabase } from '#testing/database/folder.ts'
import { workOnCorrections } from '#features/data/corrections/jobs.ts'
import { startJobs } from '#jobs/jobs.ts'
import { brisk, memoryLog, until } from '#testing/jobs/queue.ts'
import { systemClock as clock } from '#platform/clock.ts'

const program = fileURLToPath(new URL('../../../testing/data/corrections/correction-victim.ts', import.meta.url))

test('a process killed while it lays a correction leaves nothing of it, and another lays it, once', async () => {
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
  await opened.close()
  await created?.drop()
}, 120_000)
