import { expect, test } from 'vitest'
import { testDatabase } from '#testing/database.ts'
import { loadRecords } from '#imports/load-records.ts'
import { buildRecords } from '#testing/imports/records/records.ts'
import { checkOfficialsFile } from '#imports/spreadsheets/import/import-officials.ts'
import { listedAtMost } from '#imports/spreadsheets/problems/problems.ts'
import { constable, importOwn, now, officialsFile } from '#testing/imports/spreadsheets/officials-file.ts'

const database = await testDatabase()

test('of a long list everybody new is counted and the first are listed, and a change after them all is told', async () => {
  await loadRecords(database, buildRecords(), {
    origin: 'public',
    isDemonstration: false,
    now,
    acceptLosses: Number.POSITIVE_INFINITY,
    onProgress: () => undefined,
  })
  const existing = { external_id: 'known', 'eo.name': 'Zoe Newcomer' }
  await importOwn(database, officialsFile([constable({ ...existing, 'eo.phone': '601-555-0100' })]))
  // More than the comparison reads at a time.
  const count = 2_100
  const fresh = Array.from({ length: count }, (_, row) =>
    constable({ external_id: `new-${row}`, 'eo.name': `Una Wren${'abcdefghij'[row % 10]}` }),
  )
  const changed = constable({ ...existing, 'eo.phone': '601-555-0199' })
  const check = await checkOfficialsFile(database, officialsFile([...fresh, changed]), { now })
  expect(check).toMatchObject({ addedTotal: count, changedTotal: 1, unchanged: 0, vanishingTotal: 0 })
  expect(check.added.map(({ line, official }) => [line, official])).toEqual(
    fresh.slice(0, listedAtMost).map((row, index) => [index + 2, row['eo.name']]),
  )
  expect(check.changed).toMatchObject([
    { line: count + 2, changes: [{ column: 'eo.phone', before: '(601) 555-0100', after: '(601) 555-0199' }] },
  ])
})
