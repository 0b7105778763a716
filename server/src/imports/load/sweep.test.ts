import { beforeEach, describe, expect, test } from 'vitest'
import { testDatabase } from '#testing/database.ts'
import { loadRecords } from '#imports/load-records.ts'
import type { LoadOptions } from '#imports/load/load.ts'
import { jurisdictionKey } from '#imports/records/jurisdiction-keys.ts'
import type { Records } from '#imports/records/records.ts'
import {
  buildElectionDate,
  buildFact,
  buildJurisdiction,
  buildOfficial,
  buildRecords,
  buildSeat,
  buildSource,
} from '#testing/imports/records/records.ts'
import { constable, importOwn, officialsFile } from '#testing/imports/spreadsheets/officials-file.ts'

const database = await testDatabase()
const now = new Date('2026-11-20T15:00:00Z')
const bolivar = buildJurisdiction()
const coahoma = buildJurisdiction({
  key: jurisdictionKey.county('28027'),
  name: 'Coahoma County',
  countyIds: ['28027'],
})
const counties: Records['counties'] = [
  ...buildRecords().counties,
  { id: '28027', stateId: '28', name: 'Coahoma', fullName: 'Coahoma County' },
]
/** Public data without any people or places. */
const nothing: Partial<Records> = { sources: [], jurisdictions: [], seats: [], officials: [], facts: [] }

async function load(records: Partial<Records> = {}, changes: Partial<LoadOptions> = {}) {
  return await loadRecords(database, buildRecords({ counties, ...records }), {
    origin: 'public',
    isDemonstration: false,
    now,
    acceptLosses: Number.POSITIVE_INFINITY,
    onProgress: () => undefined,
    ...changes,
  })
}

async function idsOf(table: 'source' | 'office' | 'party'): Promise<string[]> {
  return (await database.selectFrom(table).select('id').orderBy('id').execute()).map(({ id }) => id)
}

async function places(): Promise<string[]> {
  return (await database.selectFrom('jurisdiction').select('key').orderBy('key').execute()).map(({ key }) => key)
}

beforeEach(async () => {
  for (const table of ['official', 'seat', 'jurisdiction_fact', 'jurisdiction', 'source'] as const)
    await database.deleteFrom(table).execute()
  await load(nothing)
})

describe('an import keeps', () => {
  test('a place and a source that come and that nothing refers to, and is the same the next time', async () => {
    const records = {
      jurisdictions: [bolivar, coahoma],
      sources: [buildSource(), buildSource({ id: 'only-named', title: 'A list that gives phone numbers' })],
    }
    await load(records)
    expect([await places(), await idsOf('source')]).toEqual([
      [bolivar.key, coahoma.key],
      ['only-named', 'test-source'],
    ])
    expect(await load(records)).toMatchObject({ isChanged: false })
  })

  test('the place of an own official, of which public data knows nothing any more', async () => {
    await load()
    await importOwn(database, officialsFile([constable()]))
    await load(nothing)
    expect(await places()).toEqual([bolivar.key])
    expect(await database.selectFrom('official').select('name').execute()).toEqual([{ name: 'Ada Bird0' }])
  })

  test('the county whose figures an own district shows', async () => {
    await load()
    const district = {
      'office.name': 'County Supervisor',
      jurisdiction_kind: 'county-district',
      'jurisdiction.name': 'Bolivar County, Beat 7',
      'jurisdiction.district': '7',
    }
    await importOwn(database, officialsFile([constable({ 'eo.name': 'Dee Trict', ...district })]))
    await load(nothing)
    const districts = await database
      .selectFrom('jurisdiction as district')
      .innerJoin('jurisdiction as county', 'county.id', 'district.figures_from')
      .select(['district.name', 'county.key'])
      .execute()
    expect(districts).toEqual([{ name: 'Bolivar County, Beat 7', key: bolivar.key }])
  })

  test('a place of which the organization has a figure', async () => {
    await load({ jurisdictions: [bolivar, coahoma], facts: [buildFact({ jurisdictionKey: coahoma.key })] })
    await database.updateTable('source').set({ origin: 'organisation' }).execute()
    await database.updateTable('jurisdiction_fact').set({ layer: 'organisation' }).execute()
    await load({ sources: [buildSource({ id: 'other-source' })], officials: [], seats: [], facts: [] })
    const facts = database
      .selectFrom('jurisdiction_fact')
      .innerJoin('jurisdiction', 'jurisdiction.id', 'jurisdiction_id')
      .select(['key', 'value'])
    expect(await facts.execute()).toEqual([{ key: coahoma.key, value: 23_662 }])
  })

  test('a source of the organization that only single values name', async () => {
    const source = { id: 'correction:1', origin: 'organisation', publisher: 'A letter', title: 'A letter' } as const
    await database
      .insertInto('source')
      .values({ ...source, licence: '', url: null, as_of: '2026-10-30' })
      .execute()
    await load()
    expect(await idsOf('source')).toEqual(['correction:1', 'test-source'])
  })
})

describe('an import removes, and counts', () => {
  test('the offices, parties, places and sources that nobody needs any more', async () => {
    const coroner = {
      office: 'Coroner',
      jurisdictionKey: coahoma.key,
      party: 'Republican',
      sourceId: 'other-source',
    } as const
    await load({
      jurisdictions: [bolivar, coahoma],
      sources: [buildSource(), buildSource({ id: 'other-source' })],
      seats: [buildSeat(), buildSeat(coroner)],
      officials: [buildOfficial(), buildOfficial({ key: 'coroner', ...coroner })],
    })
    const { tables } = await load({ officials: [buildOfficial()] })
    const removed = ['official', 'seat', 'jurisdiction', 'office', 'party', 'source'] as const
    expect(removed.map((table) => [table, tables[table].removed])).toEqual(removed.map((table) => [table, 1]))
    expect([await places(), await idsOf('office'), await idsOf('party'), await idsOf('source')]).toEqual([
      [bolivar.key],
      ['constable'],
      ['democratic'],
      ['test-source'],
    ])
  })

  test('with a public official what corrections alone say of them, and the place that was theirs', async () => {
    await load()
    await importOwn(database, officialsFile([constable()]))
    // The form in which the correction of a public official is stored.
    await database.updateTable('official').set({ is_listed: false }).where('origin', '=', 'organisation').execute()
    await load(nothing)
    expect(await database.selectFrom('official').select('name').execute()).toEqual([])
    expect(await places()).toEqual([])
  })

  test('all kinds of demonstration data where public data takes its place', async () => {
    const sourceId = 'demo-source'
    const placeId = '2815700'
    await load(
      {
        ...buildRecords({ prefix: 'demo', constables: 1 }),
        electionDates: [buildElectionDate({ sourceId })],
        electionGaps: [{ stateId: '28', sentence: 'Judges are not on file.', until: null, sourceId }],
        censusPlaces: [
          {
            id: placeId,
            stateId: '28',
            name: 'Cleveland',
            fullName: 'City of Cleveland',
            countyIds: ['28011'],
            population: 11_199,
            populationYear: 2021,
            sourceId,
            districts: null,
          },
        ],
        zipAreas: [
          {
            zip: '38732',
            stateId: '28',
            counties: [{ id: '28011', share: 1 }],
            placeId,
            townIds: [placeId],
            upperDistrict: '13',
            lowerDistrict: '29',
            sourceId,
          },
        ],
      },
      { origin: 'demonstration', isDemonstration: true },
    )
    const { tables } = await load(nothing)
    const removed = [
      'official',
      'jurisdiction_fact',
      'election_date',
      'election_gap',
      'census_place',
      'zip_area',
      'source',
    ] as const
    expect(removed.map((table) => [table, tables[table].removed])).toEqual(removed.map((table) => [table, 1]))
  })
})

describe('a seat that the law gives', () => {
  const open = buildSeat({ office: 'Sheriff', jurisdictionKey: coahoma.key, byLaw: 1 })
  const records = { jurisdictions: [bolivar, coahoma], seats: [...buildRecords().seats, open] }

  async function seatsByLaw() {
    return await database
      .selectFrom('seat')
      .innerJoin('jurisdiction', 'jurisdiction.id', 'jurisdiction_id')
      .select(['key', 'office_id', 'by_law'])
      .where('by_law', 'is not', null)
      .execute()
  }
  const remaining = [{ key: coahoma.key, office_id: 'sheriff', by_law: 1 }]

  test('is there although nobody holds it, and the same the next time', async () => {
    await load(records)
    expect(await seatsByLaw()).toEqual(remaining)
    expect(await load(records)).toMatchObject({ isChanged: false })
  })

  test('outlives an own list that had its holder', async () => {
    await load(records)
    await importOwn(database, officialsFile([constable({ 'office.name': 'Sheriff', 'county.name': 'Coahoma' })]))
    expect(await seatsByLaw()).toEqual(remaining)
    await importOwn(database, officialsFile([constable()]))
    expect(await seatsByLaw()).toEqual(remaining)
  })

  test('goes with the law, and as a seat of its holder it stays', async () => {
    await load(records)
    await load({ jurisdictions: [bolivar, coahoma] })
    expect(await seatsByLaw()).toEqual([])
    await load({ seats: buildRecords().seats.map((seat) => ({ ...seat, byLaw: 5 })) })
    await load()
    const seats = await database.selectFrom('seat').select('by_law').execute()
    expect(seats).toEqual([{ by_law: null }])
  })
})
