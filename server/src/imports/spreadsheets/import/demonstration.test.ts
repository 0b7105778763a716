import { expect, test } from 'vitest'
import { testDatabase } from '#testing/database.ts'
import { loadDemonstration } from '#imports/demonstration.ts'
import { checkOfficialsFile } from '#imports/spreadsheets/import/import-officials.ts'
import { constable, digest, importOwn, now, officialsFile } from '#testing/imports/spreadsheets/officials-file.ts'
import { testClock } from '#testing/app.ts'

const database = await testDatabase()
const demonstrate = async () => await loadDemonstration({ database, clock: testClock() }, { officials: 60, seed: 5 })
const file = officialsFile([constable({ 'eo.name': 'Zoe Newcomer', 'jurisdiction.name': 'Bolivar County' })])

test('demonstration data gives way to an own list as a whole, and never stands beside it', async () => {
  await demonstrate()
  const before = await digest(database)
  expect(await checkOfficialsFile(database, file, { now })).toMatchObject({ addedTotal: 1, changedTotal: 0 })
  expect(await digest(database)).toBe(before)

  expect(await importOwn(database, file)).toMatchObject({ addedTotal: 1, changedTotal: 0, isChanged: true })
  expect(await database.selectFrom('shown_official').select('name').execute()).toEqual([{ name: 'Zoe Newcomer' }])
  expect(await database.selectFrom('shown_jurisdiction').select(['key', 'coverage']).execute()).toEqual([
    { key: 'county:28011', coverage: 'unknown' },
  ])
  expect(await database.selectFrom('shown_seat').select(['term_length', 'next_general']).execute()).toEqual([
    { term_length: null, next_general: null },
  ])
  expect(await database.selectFrom('shown_fact').selectAll().execute()).toEqual([])
  expect(await database.selectFrom('source').select('title').execute()).toEqual([{ title: 'Own list: list.csv' }])
  expect(await database.selectFrom('dataset_version').select('is_demonstration').execute()).toEqual([
    { is_demonstration: false },
  ])
  await expect(demonstrate()).rejects.toThrow('demonstration data needs a database of its own')
})
