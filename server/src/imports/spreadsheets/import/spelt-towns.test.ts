import { expect, test } from 'vitest'
import { sql } from 'kysely'
import { testDatabase } from '#testing/database.ts'
import { loadRecords } from '#imports/load-records.ts'
import { jurisdictionKey } from '#imports/records/jurisdiction-keys.ts'
import { splitName } from '#vocabulary/people/split-name.ts'
import { buildJurisdiction, buildOfficial, buildRecords, buildSeat } from '#testing/imports/records/records.ts'
import { importOwn, now, officialsFile, type Row } from '#testing/imports/spreadsheets/officials-file.ts'

const database = await testDatabase()
const town = { key: jurisdictionKey.municipality('2800001'), kind: 'municipality', name: 'Fort Shaw' } as const
const records = buildRecords({ constables: 1 })
const mayor = { office: 'Mayor', jurisdictionKey: town.key } as const
const [{ id: sourceId } = { id: '' }] = records.sources
await loadRecords(
  database,
  {
    ...records,
    jurisdictions: [...records.jurisdictions, buildJurisdiction(town)],
    seats: [...records.seats, buildSeat(mayor)],
    officials: [...records.officials, buildOfficial({ ...mayor, ...splitName('Old Mayor'), key: 'old' })],
    censusPlaces: [
      {
        id: '2819180',
        stateId: '28',
        name: "D'Iberville",
        fullName: "City of D'Iberville",
        countyIds: ['28011'],
        population: null,
        populationYear: null,
        sourceId,
        districts: null,
      },
    ],
  },
  { origin: 'public', isDemonstration: false, now, acceptLosses: 0, onProgress: () => undefined },
)

const row = (name: string, place: string, changes: Row = {}): Row => ({
  'eo.name': name,
  'office.name': 'Mayor',
  'state.name': 'MS',
  'jurisdiction.name': place,
  jurisdiction_kind: 'municipality',
  ...changes,
})

async function townsOf(...rows: Row[]) {
  await importOwn(database, officialsFile(rows), { acceptLosses: 9 })
  const { rows: found } = await sql<{ name: string; key: string; counties: string[] }>`
    select official.name, place.key,
      array(select county_id from jurisdiction_county where jurisdiction_id = place.id) as counties
    from official join seat on seat.id = official.seat_id join jurisdiction as place on place.id = seat.jurisdiction_id
    where official.origin = 'organisation' order by official.name`.execute(database)
  return found
}

test('a town in another spelling is the town that the atlas has', async () => {
  for (const spelling of ['Ft. Shaw', 'City of Fort Shaw', 'Fort Shaw, MS 38773', 'FT SHAW'])
    expect(await townsOf(row('Ann Heron', spelling))).toEqual([
      { name: 'Ann Heron', key: town.key, counties: ['28011'] },
    ])
})

test('a town of the Census with nobody on file is itself, in its county', async () => {
  for (const changes of [{}, { 'county.name': 'Bolivar' }])
    expect(await townsOf(row('Ann Heron', 'D’Iberville', changes))).toEqual([
      { name: 'Ann Heron', key: 'municipality:2819180', counties: ['28011'] },
    ])
})

test('a ward of a town that nobody has on file lies in the county of the town', async () => {
  const ward = { 'office.name': 'City Council Member', 'jurisdiction.district': 'Ward 2' }
  expect(await townsOf(row('Ann Heron', 'DIberville', ward))).toMatchObject([{ counties: ['28011'] }])
})

test('a town that neither the atlas nor the Census has is a new place', async () => {
  expect(await townsOf(row('Ann Heron', 'Heronville'))).toMatchObject([
    { key: expect.stringMatching(/^organisation:/), counties: [] },
  ])
})
