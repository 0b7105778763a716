import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { testDatabase } from '#testing/database.ts'
import { columnIds, columnOf } from '@atlas/contract/catalogue/columns.ts'
import { exported, readCsv } from '#testing/exports/exports.ts'
import { loadRecords } from '#imports/load-records.ts'
import { randomRows } from '#testing/imports/spreadsheets/random-files.ts'
import { readLayer } from '#imports/spreadsheets/overlay/read-layer.ts'
import { fileOf, importOwn, now, officialsFile, type Row } from '#testing/imports/spreadsheets/officials-file.ts'
import { buildRecords } from '#testing/imports/records/records.ts'
import { formatPhone } from '@atlas/contract/rules/phone.ts'
import { testApp, Visitor } from '#testing/app.ts'

const database = await testDatabase()
const { app, context } = await testApp(database)
const visitor = await new Visitor(app).signIn()
const anybody = { acceptLosses: Number.POSITIVE_INFINITY }

/** For Excel or for other programs; both are read back. */
async function exportedFile(for_excel = false) {
  await context.dataset.refresh()
  return await exported(visitor, { for_excel })
}

/** The contents of a file without the name of the list, which differs the second time. */
function cellsOf(csv: Buffer): string[][] {
  return readCsv(csv).map((cells) => cells.slice(0, -1))
}

/** Officials as in a file; phone numbers in the format that is shown. */
async function officials() {
  const layer = await database.transaction().execute(readLayer)
  return layer.officials.map(({ provenance: _, phone, ...official }) => ({
    ...official,
    phone: phone && formatPhone(phone),
  }))
}

/** Every count and address in a row with an external id is in its row of the export. */
function expectToHold(csv: Buffer, rows: readonly Row[], stored: Awaited<ReturnType<typeof officials>>): void {
  const [headings = [], ...lines] = readCsv(csv)
  const numberAt = headings.indexOf('Official ID')
  for (const row of rows.filter(({ external_id: externalId }) => externalId)) {
    const official = stored.find(({ externalId }) => externalId === row.external_id)
    const line = lines.find((cells) => cells[numberAt] === String(official?.id))
    for (const id of columnIds.filter((each) => row[each] && (columnOf(each).type === 'int' || each === 'eo.email'))) {
      expect(line?.[headings.indexOf(columnOf(id).label)]).toBe(row[id])
    }
  }
}

async function survives(rows: readonly Row[], isForExcel: boolean): Promise<void> {
  const first = await importOwn(database, officialsFile(rows), anybody)
  expect(first.rowsRead).toBe(rows.length)
  const before = await officials()
  const csv = await exportedFile(isForExcel)
  expectToHold(csv, rows, before)
  const second = await importOwn(database, fileOf(csv, 'export.csv'), anybody)
  expect(second).toMatchObject({ changed: [], added: [], vanishing: [], unchanged: rows.length })
  expect(await officials()).toEqual(before)
  expect(cellsOf(await exportedFile(isForExcel))).toEqual(cellsOf(csv))
}

test('any well-formed file survives import, export and import again', async () => {
  await fc.assert(fc.asyncProperty(randomRows, fc.boolean(), survives), {
    numRuns: Number(process.env['ROUND_TRIPS'] ?? 12),
    seed: Number(process.env['SEED_OF_TESTS'] ?? 8),
    endOnFailure: true,
  })
}, 600_000)

test('an export of public officials can be made the own list, and changes nothing that people see', async () => {
  await importOwn(
    database,
    officialsFile([{ 'eo.name': 'Only One', 'office.name': 'Sheriff', 'state.name': 'MS', 'county.name': 'Bolivar' }]),
    anybody,
  )
  await loadRecords(database, buildRecords({ constables: 30 }), {
    origin: 'public',
    isDemonstration: false,
    now,
    onProgress: () => undefined,
  })
  const csv = await exportedFile()
  expect(readCsv(csv)[0]).toEqual(expect.arrayContaining(['County/Parish', 'County/Parish FIPS']))
  const taken = await importOwn(database, fileOf(csv, 'export.csv'), anybody)
  expect(taken).toMatchObject({ rowsRead: 31, addedTotal: 0, changedTotal: 0, unchanged: 31 })
  expect(cellsOf(await exportedFile())).toEqual(cellsOf(csv))
})
