import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { workOnDrives } from '#features/drives/jobs.ts'
import { startJobs } from '#jobs/jobs.ts'
import { systemClock as clock } from '#platform/clock.ts'
import { brisk, memoryLog, until } from '#testing/jobs/queue.ts'
import { databaseOfKilled } from '#testing/killed.ts'

const program = fileURLToPath(new URL('../../../testing/drives/publish-victim.ts', import.meta.url))

// From the first row written for a task to the last. Interruptions between these are tested in publish.test.ts,
// without a separate process.
const moments = ['import_run', 'task_round', 'audit_event']

test('processes killed in the middle of publishing, one after the other, leave nothing of the task, and another publishes all of it, once', async () => {
  const { opened, close } = await databaseOfKilled(program, moments)
  const { database } = opened
  const state = async () => {
    const task = await database.selectFrom('drive_task').select('state').executeTakeFirst()
    const rounds = await database.selectFrom('task_round').select('id').execute()
    const officials = await database.selectFrom('official').select('name').orderBy('name').execute()
    const lines = await database.selectFrom('office_contact').select('phone').execute()
    const runs = await database.selectFrom('import_run').select('origin').orderBy('id').execute()
    const acts = await database
      .selectFrom('audit_event')
      .select('action')
      .where('action', '=', 'task published')
      .execute()
    return {
      state: task?.state,
      rounds: rounds.length,
      officials: officials.map(({ name }) => name),
      lines: lines.length,
      runs: runs.length,
      acts: acts.length,
    }
  }
  const before = { rounds: 0, officials: ['Ada Bird'], lines: 0, runs: 1, acts: 0 }
  expect(await state()).toEqual({ state: 'publishing', ...before })

  const jobs = await startJobs({ ...opened, log: memoryLog().log, timing: brisk })
  await workOnDrives({ jobs, database, clock })
  await until(async () => (await state()).state === 'open')
  const after = { rounds: 1, officials: ['Ada Bird', 'Zoe Reed'], lines: 1, runs: 2, acts: 1 }
  expect(await state()).toEqual({ state: 'open', ...after })

  await jobs.stop()
  await close()
}, 300_000)
