import { expect, test } from 'vitest'
import { sql } from 'kysely'
import { testDatabase } from '#testing/database.ts'
import { loadRecords } from '#imports/load-records.ts'
import { jurisdictionKey } from '#imports/records/jurisdiction-keys.ts'
import { splitName } from '#vocabulary/people/split-name.ts'
import { buildJurisdiction, buildOfficial, buildRecords, buildSeat } from '#testing/imports/records/records.ts'
import { readMappedCounties } from '#imports/geography/mapped-counties.ts'
import type { PlaceOnFile } from '#imports/spreadsheets/match/columns/column.ts'
import { matchSheet, noAnswers } from '#imports/spreadsheets/match/match-sheet.ts'
import { matchedTable } from '#imports/spreadsheets/match/matched-table.ts'
import { readSheets } from '#imports/spreadsheets/read/read-sheets.ts'
import { importOwn, now, officialsFile, type Row } from '#testing/imports/spreadsheets/officials-file.ts'

const database = await testDatabase()
const town = { key: jurisdictionKey.municipality('2800001'), kind: 'municipality', name: 'Fort Shaw' } as const
const records = buildRecords({ constables: 1 })
const mayor = { office: 'Mayor', jurisdictionKey: town.key } as const
/** Seats on file that lists name differently: the place, its kind, its district, the office. */
const seats = [
  ['Bolivar County, District 2', 'county-district', '2', 'County Supervisor'],
  ['Bolivar County, Justice Court District 3', 'county-district', 'Justice Court District 3', 'Justice Court Judge'],
  ['Bolivar County School District, District 4', 'school-district', '4', 'School Board Member'],
  ['Bolivar County School District', 'school-district', null, 'Superintendent of Schools'],
  ['Fort Shaw, Ward 3', 'municipality', '3', 'Alderman'],
  ['4th Judicial Circuit, Place 2', 'judicial-circuit', 'Place 2', 'Circuit Judge'],
  ['4th Judicial Circuit', 'judicial-circuit', null, 'District Attorney'],
] as const
const places = seats.map(([name, kind, district]) =>
  buildJurisdiction({ key: `on-file:${name}`, name, kind, district }),
)
const [{ id: sourceId } = { id: '' }] = records.sources
await loadRecords(
  database,
  {
    ...records,
    jurisdictions: [...records.jurisdictions, buildJurisdiction(town), ...places],
    seats: [
      ...records.seats,
      buildSeat(mayor),
      ...seats.map(([name, , , office]) => buildSeat({ office, jurisdictionKey: `on-file:${name}` })),
    ],
    officials: [
      ...records.officials,
      buildOfficial({ ...mayor, ...splitName('Old Mayor'), key: 'old' }),
      ...seats.map(([name, , , office]) =>
        buildOfficial({ office, jurisdictionKey: `on-file:${name}`, ...splitName('Old Holder'), key: name }),
      ),
    ],
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

const refused = async (...rows: Row[]) => {
  try {
    await importOwn(database, officialsFile(rows), { acceptLosses: 9 })
    return ''
  } catch (error) {
    return JSON.stringify(error) + String(error)
  }
}

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

test.each<[string, string, Row]>([
  [
    'Bolivar County Board of Supervisors',
    'Bolivar County, District 2',
    { 'office.name': 'County Supervisor', 'jurisdiction.district': 'Beat 2' },
  ],
  [
    'Bolivar County',
    'Bolivar County, District 2',
    { 'office.name': 'County Supervisor', 'jurisdiction.district': 'Supervisor District 2' },
  ],
  [
    'Bolivar County',
    'Bolivar County, District 2',
    { 'office.name': 'County Supervisor', 'jurisdiction.district': 'II' },
  ],
  [
    'Bolivar County',
    'Bolivar County, Justice Court District 3',
    { 'office.name': 'Justice Court Judge', 'jurisdiction.district': '3' },
  ],
  [
    'Bolivar Co. BOE',
    'Bolivar County School District, District 4',
    { 'office.name': 'School Board Member', 'jurisdiction.district': 'School Board District 4' },
  ],
  ['Bolivar County Schools', 'Bolivar County School District', { 'office.name': 'Superintendent of Schools' }],
  [
    'Ft. Shaw Board of Aldermen',
    'Fort Shaw, Ward 3',
    { 'office.name': 'Alderman', 'jurisdiction.district': '3rd Ward' },
  ],
  [
    'Fourth Circuit',
    '4th Judicial Circuit, Place 2',
    { 'office.name': 'Circuit Judge', 'jurisdiction.district': 'Place 2' },
  ],
  ['Fourth Judicial Circuit', '4th Judicial Circuit', { 'office.name': 'District Attorney' }],
])('%s is %s, whatever the body that is elected there is called', async (spelling, place, changes) => {
  expect(await townsOf(row('Ann Heron', spelling, { jurisdiction_kind: '', ...changes }))).toMatchObject([
    { key: `on-file:${place}` },
  ])
})

test('a slip in the name of a town makes no second town, unless it lies elsewhere', async () => {
  expect(await refused(row('Ann Heron', 'Fortt Shaw'))).toContain('did you mean \\"Fort Shaw\\"?')
  expect(await townsOf(row('Ann Heron', 'Fortt Shaw', { 'county.name': 'Adams' }))).toMatchObject([
    { key: expect.stringMatching(/^organisation:/), counties: ['28001'] },
  ])
})

test('a slip that somebody says is a new town is one, in the county of the other too', async () => {
  const bytes = Buffer.from('Name,Office,City,County,State\nAnn Heron,Mayor,Fortt Shaw,Bolivar,MS')
  const places: PlaceOnFile[] = [{ id: '2800001', stateId: '28', kind: 'municipality', name: 'Fort Shaw' }]
  const reference = { offices: ['Mayor'], counties: readMappedCounties(), places, today: '2026-11-22' }
  const values = [{ place: 2, question: 'values' as const, value: 'Fortt Shaw', answer: 'New place' }]
  const answers = { ...noAnswers, values, scope: 'whole_list' as const }
  const sheet = matchSheet('list.csv', readSheets({ name: 'list.csv', bytes }), answers, reference)
  await importOwn(database, { name: 'list.csv', bytes, matched: matchedTable(sheet, answers) }, { acceptLosses: 9 })
  const place = await database
    .selectFrom('jurisdiction')
    .select(['name', 'key'])
    .where('key', 'like', 'organisation:%')
    .execute()
  expect(place).toEqual([{ name: 'Fortt Shaw', key: 'organisation:28:municipality:forttshaw::28011' }])
})

test('a town of the organization alone is one in each of its spellings', async () => {
  expect(
    new Set((await townsOf(row('Ann Heron', 'Mt. Heron'), row('Bea Wren', 'Mount Heron'))).map(({ key }) => key)).size,
  ).toBe(1)
  const [again] = await townsOf(row('Ann Heron', 'City of Mount Heron'))
  expect(again?.key).toMatch(/^organisation:.*mountheron/)
})

test('a town of an earlier list is the town of the Census when the list is seen again, with whoever is in it', async () => {
  const both = [row('Ann Heron', 'Mt. Alpha'), row('Bea Wren', 'Mt. Alpha', { 'office.name': 'City Council Member' })]
  expect(await townsOf(...both)).toMatchObject([{ key: expect.stringMatching(/^organisation:/), counties: [] }, {}])
  const place = { id: '2800009', state_id: '28', name: 'Mount Alpha', full_name: 'City of Mount Alpha' }
  await database
    .insertInto('census_place')
    .values({ ...place, county_ids: JSON.stringify(['28011']), source_id: sourceId })
    .execute()
  const key = 'municipality:2800009'
  expect(await townsOf(...both)).toEqual([
    { name: 'Ann Heron', key, counties: ['28011'] },
    { name: 'Bea Wren', key, counties: ['28011'] },
  ])
  expect(await database.selectFrom('jurisdiction').select('key').where('name', '=', 'Mt. Alpha').execute()).toEqual([])
})

test('a school board that nobody has on file lies in its county or its city', async () => {
  const member = { 'office.name': 'School Board Member', jurisdiction_kind: 'school-district' }
  for (const name of ['Adams County Schools', 'Adams Co. BOE'])
    expect(await townsOf(row('Ann Heron', name, member))).toMatchObject([{ counties: ['28001'] }])
  expect(await townsOf(row('Ann Heron', 'Ft. Shaw City Schools', member))).toMatchObject([{ counties: ['28011'] }])
})
