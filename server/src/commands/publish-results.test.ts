import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { publishResultsCommand } from '#commands/publish-results.ts'
import { importPublicPack } from '#imports/import-public-pack.ts'
import { publicData } from '#imports/public-data.ts'
import { testClock } from '#testing/app.ts'
import { testDatabase } from '#testing/database.ts'
import { louisianaWorkbook } from '#testing/imports/results/louisiana-workbook.ts'

const day = '2026-11-03'
const clock = testClock()

test('the command tells winners beside holders, publishes them, and of the same file that nothing changes', async () => {
  const database = await testDatabase()
  await importPublicPack(database, publicData, { now: clock.now(), onProgress: () => undefined })
  const path = join(await mkdtemp(join(tmpdir(), 'results-')), 'la.xlsx')
  await writeFile(
    path,
    louisianaWorkbook(day, (line) => line.replace('Frances Regan Miller', 'Zoe Quill')),
  )
  const publish = async () =>
    await publishResultsCommand({ database, clock, onProgress: () => undefined }, path, { day, stateId: null })
  const lines = await publish()
  expect(lines.slice(0, 3)).toEqual([
    'la.xlsx is Louisiana’s workbook: Louisiana, 11-03-2026',
    'Re-elected: School Board Member, Acadia Parish School Board, District 1: James Etta David',
    'Somebody new: School Board Member, Acadia Parish School Board, District 2: Zoe Quill follows Frances Regan Miller and takes office 01-01-2027',
  ])
  expect(lines.at(-1)).toBe('2 officials are changed. The data is now at version 2.')
  expect((await publish()).at(-1)).toBe('Nothing changes: every result of it is on file already.')
}, 300_000)
