import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { databaseOfKilled } from '#testing/killed.ts'
import { workOnImports } from '#features/data/imports/jobs.ts'
import { ownNames } from '#testing/data/imports/imports.ts'
import { startJobs } from '#jobs/jobs.ts'
import { brisk, memoryLog, until } from '#testing/jobs/queue.ts'
import { systemClock as clock } from '#platform/clock.ts'

const program = fileURLToPath(new URL('../../../testing/data/imports/import-victim.ts', import.meta.url))

test('a process killed in the middle of an import leaves the old list whole, and another loads the new one, once', async () => {
  const { opened, close } = await databaseOfKilled(program)
  const { database } = opened
  const find = async () => await database.selectFrom('import_request').selectAll().executeTakeFirstOrThrow()
  const runs = async () => await database.selectFrom('import_run').select('file_name').orderBy('id').execute()
  const logged = async () => await database.selectFrom('official_change').select(['kind', 'version']).execute()
  expect(await logged()).toEqual([])
  expect(await find()).toMatchObject({ status: 'LOADING', run_id: null })
  expect(await ownNames(database)).toEqual(['Ada Wren'])
  expect(await runs()).toMatchObject([{ file_name: null }, { file_name: 'before.csv' }])

  const jobs = await startJobs({ ...opened, log: memoryLog().log, timing: brisk })
  await workOnImports({ jobs, database, clock, log: memoryLog().log })
  await until(async () => (await find()).status === 'DONE')
  expect(await ownNames(database)).toEqual(['Ada Finch', 'Ada Heron'])
  expect(await runs()).toMatchObject([{ file_name: null }, { file_name: 'before.csv' }, { file_name: 'after.csv' }])
  expect(await logged()).toMatchObject([{ kind: 'left' }])

  await jobs.stop()
  await close()
}, 120_000)
