import { beforeEach, describe, expect, test } from 'vitest'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import { testDatabase } from '#testing/database.ts'
import { loadRecords } from '#imports/load-records.ts'
import { jurisdictionKey } from '#imports/records/jurisdiction-keys.ts'
import { splitName } from '#vocabulary/people/split-name.ts'
import type { JurisdictionRecord, OfficialRecord, Records } from '#imports/records/records.ts'
import {
  buildFact,
  buildJurisdiction,
  buildOfficial,
  buildRecords,
  buildSeat,
} from '#testing/imports/records/records.ts'
import { checkOfficialsFile, undoLastOfficialsImport } from '#imports/spreadsheets/import/import-officials.ts'
import { importOwn, now, officialsFile, type Row } from '#testing/imports/spreadsheets/officials-file.ts'
import { until } from '#testing/jobs/queue.ts'
import { testApp, Visitor } from '#testing/app.ts'

const database = await testDatabase()
const { app, context } = await testApp(database)
const visitor = await new Visitor(app).signIn()
const progress: string[] = []
const many = Number.POSITIVE_INFINITY

const own = async (...rows: Row[]) => await importOwn(database, officialsFile(rows), { acceptLosses: many })
const undo = async () => await undoLastOfficialsImport(database, { now, accountId: null, onProgress: () => undefined })

async function importPublic(...seats: PublicSeat[]) {
  progress.length = 0
  return await loadRecords(database, recordsOf(seats), {
    origin: 'public',
    isDemonstration: false,
    now,
    acceptLosses: many,
    onProgress: (line) => progress.push(line),
  })
}

interface PublicSeat {
  readonly place: JurisdictionRecord
  readonly office: OfficialRecord['office']
  readonly name: string
  readonly key?: string
}

/** The constables of the county, and these. */
function recordsOf(seats: readonly PublicSeat[]): Records {
  const records = buildRecords({ constables: 1 })
  const places = new Map([...records.jurisdictions, ...seats.map(({ place }) => place)].map((each) => [each.key, each]))
  const offices = new Map(seats.map((seat) => [`${seat.office} ${seat.place.key}`, seat]))
  return {
    ...records,
    jurisdictions: [...places.values()],
    seats: [
      ...records.seats,
      ...Array.from(offices.values(), ({ office, place }) => buildSeat({ office, jurisdictionKey: place.key })),
    ],
    officials: [
      ...records.officials,
      ...seats.map(({ place, office, name, key = `${place.key}/${office}/${name}` }) =>
        buildOfficial({ ...splitName(name), key, office, jurisdictionKey: place.key, phone: '601-555-0199' }),
      ),
    ],
  }
}

const town = buildJurisdiction({
  key: jurisdictionKey.municipality('2800001'),
  kind: 'municipality',
  name: 'Shaw',
  coverage: 'yes',
})
const fort = buildJurisdiction({ ...town, key: jurisdictionKey.municipality('2800002'), name: 'Fort Shaw City' })
const beat = buildJurisdiction({
  key: jurisdictionKey.countyDistrict('28011', 'supervisors', '2'),
  kind: 'county-district',
  name: 'Bolivar County, District 2',
  district: '2',
  figuresFrom: jurisdictionKey.county('28011'),
})
const ward = buildJurisdiction({ ...town, key: `${town.key}:3`, name: 'Shaw, Ward 3', district: '3' })
const school = buildJurisdiction({
  key: jurisdictionKey.schoolDistrict('28011', '4'),
  kind: 'school-district',
  name: 'Bolivar County School District, District 4',
  district: '4',
})

function row(name: string, changes: Row): Row {
  return { 'eo.name': name, 'state.name': 'MS', 'county.name': 'Bolivar', 'eo.email': 'own@example.org', ...changes }
}

const mayor = (name: string, changes: Row = {}) =>
  row(name, { 'office.name': 'Mayor', 'jurisdiction.name': 'Shaw', jurisdiction_kind: 'municipality', ...changes })
const publicMayor = (name: string, changes: Partial<PublicSeat> = {}): PublicSeat => ({
  place: town,
  office: 'Mayor',
  name,
  ...changes,
})

/** What everybody sees of all officials except the constable. */
async function visibleOfficials(...columns: ColumnId[]) {
  await context.dataset.refresh()
  const { values } = await visitor.call(endpoints.searchOfficials, {
    body: { columns: ['eo.name', 'jurisdiction.name', 'eo.phone', 'eo.email', ...columns], limit: 100 },
  })
  return values.filter((each) => each['eo.name'] !== 'Ada Bird0').map(({ 'eo.id': _, ...each }) => each)
}

async function places() {
  const rows = await database.selectFrom('jurisdiction').select('key').where('kind', '!=', 'county').execute()
  return rows.map(({ key }) => key)
}

beforeEach(async () => {
  for (const table of ['correction', 'official', 'seat', 'jurisdiction_fact', 'jurisdiction', 'import_run'] as const)
    await database.deleteFrom(table).execute()
  await importPublic()
})

/** Seats of every kind that a list can bring before the public data does: as a row and as a public record. */
const kinds: readonly [string, Row, Omit<PublicSeat, 'name'>][] = [
  [
    'the mayor of a town',
    { 'office.name': 'Mayor', 'jurisdiction.name': 'Shaw', jurisdiction_kind: 'municipality' },
    { place: town, office: 'Mayor' },
  ],
  [
    'the mayor of a town by its other name',
    { 'office.name': 'Mayor', 'jurisdiction.name': 'Town of Shaw', jurisdiction_kind: 'municipality' },
    { place: town, office: 'Mayor' },
  ],
  [
    'the mayor of a town whose county is not told',
    { 'office.name': 'Mayor', 'jurisdiction.name': 'Shaw', jurisdiction_kind: 'municipality', 'county.name': '' },
    { place: town, office: 'Mayor' },
  ],
  [
    'the mayor of a town in another spelling',
    { 'office.name': 'Mayor', 'jurisdiction.name': 'Ft. Shaw City', jurisdiction_kind: 'municipality' },
    { place: fort, office: 'Mayor' },
  ],
  [
    'a ward of a town, by the body that it elects',
    {
      'office.name': 'Alderman',
      'jurisdiction.name': 'Town of Shaw Board of Aldermen',
      'jurisdiction.district': '3rd Ward',
      jurisdiction_kind: 'municipality',
    },
    { place: ward, office: 'Alderman' },
  ],
  [
    'a district of a school board by its name',
    {
      'office.name': 'School Board Member',
      'jurisdiction.name': 'Bolivar Co. BOE',
      'jurisdiction.district': 'School Board District 4',
      jurisdiction_kind: 'school-district',
    },
    { place: school, office: 'School Board Member' },
  ],
  [
    'a ward of a town',
    {
      'office.name': 'Alderman',
      'jurisdiction.name': 'Shaw',
      'jurisdiction.district': '3',
      jurisdiction_kind: 'municipality',
    },
    { place: ward, office: 'Alderman' },
  ],
  [
    'a district of a county by its number',
    { 'office.name': 'County Supervisor', 'jurisdiction.district': '2', jurisdiction_kind: 'county-district' },
    { place: beat, office: 'County Supervisor' },
  ],
  [
    'a district of a school board by its number',
    { 'office.name': 'School Board Member', 'jurisdiction.district': '4', jurisdiction_kind: 'school-district' },
    { place: school, office: 'School Board Member' },
  ],
  ['an office of the county', { 'office.name': 'Sheriff' }, { place: buildJurisdiction(), office: 'Sheriff' }],
]

/**
 * One of each seat: the others differ only in how a row states its place, which is read before any seat is looked up.
 */
const seats = [...new Map(kinds.toReversed().map((kind) => [`${kind[2].office} ${kind[2].place.key}`, kind])).values()]

describe.each(kinds)('%s', (_, values, seat) => {
  const one = { ...seat, name: 'Ann Lee' }

  test('is the same seat, whether the list or the public data came first', async () => {
    await importPublic(one)
    await own(row('Ann Lee', values))
    const expected = await visibleOfficials()
    const expectedPlaces = await places()
    expect(expected).toEqual([
      expect.objectContaining({ 'eo.name': 'Ann Lee', 'eo.phone': '601-555-0199', 'eo.email': 'own@example.org' }),
    ])
    await own(mayor('Some Body', { 'jurisdiction.name': 'Elsewhere' }))
    await importPublic()
    await own(row('Ann Lee', values))
    expect(await visibleOfficials()).toEqual([expect.objectContaining({ 'eo.name': 'Ann Lee', 'eo.phone': null })])
    await importPublic(one)
    expect(await visibleOfficials()).toEqual(expected)
    expect(await places()).toEqual(expectedPlaces)
  })
})

describe.each(seats)('%s', (_, values, seat) => {
  test('is shown with one person where the two know the holder by another name', async () => {
    await own(row('Bob Smith', values))
    await importPublic({ ...seat, name: 'Robert Smith' })
    expect(await visibleOfficials()).toEqual([
      expect.objectContaining({ 'eo.name': 'Bob Smith', 'eo.phone': null, 'eo.email': 'own@example.org' }),
    ])
    expect(progress.at(-1)).toBe(
      `Own list over public data: Bob Smith has the seat of Robert Smith: ${seat.office}, ${seat.place.name}`,
    )
    await undo()
    expect(await visibleOfficials()).toEqual([
      expect.objectContaining({ 'eo.name': 'Robert Smith', 'eo.phone': '601-555-0199' }),
    ])
  })

  test('is shown with one person where a list of nobody’s questions comes second', async () => {
    await importPublic({ ...seat, name: 'Robert Smith' })
    const report = await own(row('Bob Smith', values))
    expect(report.overHolders).toEqual([
      { official: 'Bob Smith', holder: 'Robert Smith', office: seat.office, jurisdiction: seat.place.name },
    ])
    expect(await visibleOfficials()).toEqual([expect.objectContaining({ 'eo.name': 'Bob Smith', 'eo.phone': null })])
    await undo()
    expect(await visibleOfficials()).toEqual([expect.objectContaining({ 'eo.name': 'Robert Smith' })])
  })
})

describe('of the two seats of a state in the U.S. Senate', () => {
  const classOf = (number: string) =>
    buildJurisdiction({
      key: jurisdictionKey.senateSeat('28', number),
      kind: 'state-district',
      name: `U.S. Senate, Class ${number}`,
      district: `Class ${number}`,
      countyIds: [],
    })
  const senators: PublicSeat[] = [
    { place: classOf('1'), office: 'U.S. Senator', name: 'Roger Wicker' },
    { place: classOf('2'), office: 'U.S. Senator', name: 'Cindy Hyde-Smith' },
  ]
  const senator = (name: string, changes: Row = {}) =>
    row(name, { 'office.name': 'U.S. Senator', 'county.name': '', ...changes })

  beforeEach(async () => {
    await importPublic(...senators)
  })

  test('a row means that of whom it names', async () => {
    await own(senator('Cindy Hyde-Smith'))
    expect(await visibleOfficials()).toMatchObject([
      { 'eo.name': 'Cindy Hyde-Smith', 'eo.email': 'own@example.org', 'jurisdiction.name': 'U.S. Senate, Class 2' },
      { 'eo.name': 'Roger Wicker', 'eo.email': null },
    ])
  })

  test.each(['Class 1', '1'])('a newcomer has that of the class which the row says as %j', async (district) => {
    await own(senator('Zoe Reed', { 'jurisdiction.district': district }))
    expect(await visibleOfficials()).toMatchObject([
      { 'eo.name': 'Cindy Hyde-Smith' },
      { 'eo.name': 'Zoe Reed', 'jurisdiction.name': 'U.S. Senate, Class 1' },
    ])
  })

  test('a newcomer without a class is refused, with both seats', async () => {
    const { problems } = await checkOfficialsFile(database, officialsFile([senator('Zoe Reed')]), { now })
    expect(problems.map(({ reason }) => reason)).toEqual([
      'Mississippi has two seats in the U.S. Senate; say which: "Class 1" (Roger Wicker) or "Class 2" (Cindy Hyde-Smith)',
    ])
  })
})

describe('of a body with several members', () => {
  const council = row('Ann Lee', {
    'office.name': 'City Council Member',
    'jurisdiction.name': 'Shaw',
    jurisdiction_kind: 'municipality',
  })
  const member = (name: string): PublicSeat => ({ place: town, office: 'City Council Member', name })

  test('only namesakes are one person', async () => {
    await own(council)
    await importPublic(member('Ann Q. Lee'), member('Max Other'))
    expect((await visibleOfficials()).map((each) => each['eo.name'])).toEqual(['Ann Lee', 'Max Other'])
  })

  test('a member of another name stays beside', async () => {
    await own(council)
    await importPublic(member('Max Other'))
    expect((await visibleOfficials()).map((each) => each['eo.name'])).toEqual(['Ann Lee', 'Max Other'])
    expect(await places()).toEqual([town.key])
  })
})

test('a place of the same name in another county is another place', async () => {
  await own(mayor('Ann Lee', { 'county.name': 'Calhoun' }))
  await importPublic(publicMayor('Max Other'))
  expect((await visibleOfficials()).map((each) => each['eo.name'])).toEqual(['Ann Lee', 'Max Other'])
})

test('figures and elections that the list tells of its place move with it, and go with the list', async () => {
  await own(mayor('Ann Lee', { 'stats.vap_total': '2000', 'jurisdictionoffice.next_general': '6/8/2027' }))
  const records = recordsOf([publicMayor('Ann Lee')])
  const facts = [...records.facts, buildFact({ jurisdictionKey: town.key, value: 1_500 })]
  await loadRecords(
    database,
    { ...records, facts },
    { origin: 'public', isDemonstration: false, now, onProgress: () => undefined },
  )
  const columns = ['stats.vap_total', 'jurisdictionoffice.next_general'] as const
  expect(await visibleOfficials(...columns)).toEqual([
    expect.objectContaining({ 'stats.vap_total': 2_000, 'jurisdictionoffice.next_general': '2027-06-08' }),
  ])
  await undo()
  expect(await visibleOfficials(...columns)).toEqual([
    expect.objectContaining({ 'stats.vap_total': 1_500, 'jurisdictionoffice.next_general': '2027-11-02' }),
  ])
})

test('undoing goes to a list from before the public data had the seat, and finds it there', async () => {
  await own(mayor('Ann Lee'))
  await own(row('Zoe New', { 'office.name': 'Coroner' }))
  await importPublic(publicMayor('Ann Lee'))
  await undo()
  expect(await visibleOfficials()).toEqual([
    expect.objectContaining({ 'eo.name': 'Ann Lee', 'eo.phone': '601-555-0199', 'eo.email': 'own@example.org' }),
  ])
  expect(await places()).toEqual([town.key])
})

test('what was corrected of an own official and of the seat stays when the public data brings both', async () => {
  await own(mayor('Ann Lee'))
  await context.dataset.refresh()
  const { values } = await visitor.call(endpoints.searchOfficials, { body: { columns: ['eo.name'], limit: 100 } })
  const id = values.find((each) => each['eo.name'] === 'Ann Lee')?.['eo.id']
  const set = { eo_id: Number(id), source: 'A call', as_of: '2026-11-19' }
  await visitor.call(endpoints.setValue, { body: { ...set, column_id: 'eo.phone', value: '601-555-0142' } })
  await visitor.call(endpoints.setValue, {
    body: { ...set, column_id: 'jurisdictionoffice.next_general', value: '2027-06-08' },
  })
  const waiting = database.selectFrom('correction').select('id').where('laid_version', 'is', null)
  await until(async () => (await waiting.execute()).length === 0)
  await importPublic(publicMayor('Ann Lee'))
  const expected = [
    expect.objectContaining({ 'eo.phone': '601-555-0142', 'jurisdictionoffice.next_general': '2027-06-08' }),
  ]
  expect(await visibleOfficials('jurisdictionoffice.next_general')).toEqual(expected)
  await importPublic(publicMayor('Ann Lee'))
  expect(await visibleOfficials('jurisdictionoffice.next_general')).toEqual(expected)
})

test('an entry of the public data that is somebody else’s now lends nothing to the official of the list', async () => {
  await importPublic(publicMayor('Ann Lee', { key: 'mayor-of-shaw' }))
  await own(mayor('Ann Lee'))
  await importPublic(publicMayor('Max Other', { key: 'mayor-of-shaw' }))
  expect(await visibleOfficials()).toEqual([expect.objectContaining({ 'eo.name': 'Ann Lee', 'eo.phone': null })])
  await importPublic(publicMayor('Ann Lee', { key: 'mayor-of-shaw' }))
  expect(await visibleOfficials()).toEqual([
    expect.objectContaining({ 'eo.name': 'Ann Lee', 'eo.phone': '601-555-0199' }),
  ])
})

test('the same public data again changes nothing', async () => {
  await own(mayor('Bob Smith'))
  await importPublic(publicMayor('Robert Smith'))
  expect(await importPublic(publicMayor('Robert Smith'))).toMatchObject({ isChanged: false })
})
