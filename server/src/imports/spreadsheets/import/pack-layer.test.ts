import { gunzipSync, gzipSync } from 'node:zlib'
import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '#testing/database.ts'
import { loadRecords } from '#imports/load-records.ts'
import { undoLastOfficialsImport } from '#imports/spreadsheets/import/import-officials.ts'
import { lastImport } from '#imports/spreadsheets/import/last-import.ts'
import type { Layer } from '#imports/spreadsheets/overlay/layer.ts'
import { layerFormat } from '#imports/spreadsheets/overlay/pack-layer.ts'
import {
  constable,
  digest,
  importOwn,
  now,
  officialsFile,
  type Row,
} from '#testing/imports/spreadsheets/officials-file.ts'
import { buildRecords } from '#testing/imports/records/records.ts'

const database = await testDatabase()

const own = async (changes?: Row) => await importOwn(database, officialsFile([constable(changes)]))
const undo = async () => await undoLastOfficialsImport(database, { now, accountId: null, onProgress: () => undefined })

/** The stored layer for the next undo. */
async function savedLayer(): Promise<{ id: number; stored: { format: number; layer: Layer } }> {
  const { id, layer_before: packed } = await lastImport(database)
    .select(['id', 'layer_before'])
    .executeTakeFirstOrThrow()
  return { id, stored: JSON.parse(gunzipSync(packed ?? Buffer.of()).toString()) }
}

async function keepInstead(id: number, content: object): Promise<void> {
  const packed = gzipSync(JSON.stringify(content))
  await database.updateTable('import_run').set({ layer_before: packed }).where('id', '=', id).execute()
}

async function ownPhone(): Promise<string | null | undefined> {
  const query = database.selectFrom('official').select('phone').where('origin', '=', 'organisation')
  return (await query.executeTakeFirst())?.phone
}

beforeEach(async () => {
  const options = { origin: 'public', isDemonstration: false, now, onProgress: () => undefined } as const
  await loadRecords(database, buildRecords(), options)
  await own({
    'eo.phone': '601-555-0100',
    'office.phone': '601-555-0102',
    'office.email': 'constable@example.org',
    'office.address': '1 Court Street',
    'office.website': 'constable.example.org',
    'office.contact_name': 'constable’s office',
    'stats.vap_total': '20000',
    'stats.vap_black': '9000',
    'jurisdictionoffice.term_length': '6',
  })
  await own({ 'eo.phone': '601-555-0111' })
})

test('an undo understands a list that was kept before lists had a format', async () => {
  const { id, stored } = await savedLayer()
  await keepInstead(id, stored.layer)
  await undo()
  expect(await ownPhone()).toBe('601-555-0100')
})

test('an undo refuses a list that another version has kept in its own way, and changes nothing', async () => {
  const { id, stored } = await savedLayer()
  await keepInstead(id, { format: layerFormat + 1, everything: stored.layer })
  const before = await digest(database)
  await expect(undo()).rejects.toThrow(
    `The list from before list.csv was kept by another version of the atlas, which this one cannot read (format ${layerFormat + 1}); import the list that you want to have instead`,
  )
  expect(await digest(database)).toBe(before)
})

/** The properties of format 1, part by part. */
const words: Readonly<Record<keyof Layer, string>> = {
  sources: 'id publisher title licence url asOf',
  counties: 'id stateId name fullName',
  offices: 'id type name',
  jurisdictions: 'key stateId kind name district ocdId countyIds coverage figuresFrom',
  coverages: 'jurisdictionKey coverage',
  seats: 'jurisdictionKey officeId termLength nextPrimary nextGeneral provenance',
  officials: `id key externalId standsFor office jurisdictionKey party name first middle last suffix birthDate age gender
    ethnicity phone email address addressKind electionYear electionShare sourceId asOf method provenance`,
  contacts: 'placeKey officeId name phone email address website asOf sourceId provenance',
  facts: 'jurisdictionKey field value sourceId asOf method note formerLinesYear',
}

test('a list is kept with its format, in the words of that', async () => {
  const { stored } = await savedLayer()
  expect(stored.format).toBe(layerFormat)
  const missing = Object.entries(words).flatMap(([table, of]) => {
    const [row = {}] = stored.layer[table as keyof Layer]
    return of.split(/\s+/).filter((word) => !(word in row))
  })
  expect(missing, 'where a word goes or means something else, layerFormat grows by one').toEqual([])
})
