import { expect, test } from 'vitest'
import { placeKeyOf } from '#imports/records/place-key.ts'
import type { CountyRecord, JurisdictionRecord } from '#imports/records/records.ts'
import { type LinesGazetteer, readOfficeLines } from '#imports/sources/public-pack/contacts/office-lines.ts'
import { withSchoolNames } from '#imports/sources/public-pack/contacts/school-names.ts'
import { sources } from '#imports/sources/public-pack/files/sources.ts'
import { buildJurisdiction } from '#testing/imports/records/records.ts'

const parish: CountyRecord = { id: '22001', stateId: '22', name: 'Acadia', fullName: 'Acadia Parish' }
const county: CountyRecord = { id: '28151', stateId: '28', name: 'Washington', fullName: 'Washington County' }
const gazetteer: LinesGazetteer = {
  counties: new Map([parish, county].map((each) => [each.id, each])),
  placeOf: (stateId, name) => ({ id: '2208150', stateId, name, isIncorporated: true }),
}

const heading =
  'state,county_fips,place_geoid,name,office,phone,street,city,zip,website,email,as_of,confidence,check,note'

function readLines(...rows: readonly string[]) {
  return readOfficeLines(
    { path: 'lines.csv', text: [heading, ...rows, ''].join('\n') },
    sources.louisianaOffices,
    gazetteer,
  )
}

test.each([
  ['LA,22001,,Acadia Parish,Sheriff,337-788-8700,,,,,,2018-07,medium,,', ['22001 Sheriff']],
  [
    'LA,22001,,Acadia Parish,Parish governing body,337-788-8800,,,,,,2018-07,medium,,',
    ['22001 Police Juror', '22001 Parish Council Member'],
  ],
  [
    'LA,22001,2208150,Town of Iota,City or town hall,337-779-2222,,,,,,2018-07,medium,,',
    ['2208150 Mayor, town hall', '2208150 City Council Member, town hall', '2208150 Alderman, town hall'],
  ],
  [
    'MS,28151,,Washington County School District,School board,662-555-0100,,,,,,2025-07-30,high,,',
    [
      'school-28151-washington-county-school-district School Board Member',
      'school-28151-washington-county-school-district Superintendent of Schools',
      '28151 Superintendent of Schools',
    ],
  ],
  [
    'LA,,,12th Judicial District,District attorney,318-253-6587,,,,,,2018-07,medium,,',
    ['judicial-circuit:22:12th-judicial-district-court District Attorney'],
  ],
  [
    'LA,,,"Court of Appeal, circuit 2",Court of appeal,318-227-3700,,,,,,2018-07,medium,,',
    ['judicial-circuit:22:2nd-circuit Court of Appeal Judge'],
  ],
  ['LA,,,"Division A, City of Bogalusa",City judge,985-555-0100,,,,,,2018-07,low,,', ['2208150 City Judge']],
])('a line of a list is that of every office that answers it: %s', (row, expected) => {
  const { items, refused } = readLines(row)
  expect(refused).toEqual([])
  expect(items.map(({ placeKey, office, name }) => [`${placeKey} ${office}`, name].filter(Boolean).join(', '))).toEqual(
    expected,
  )
})

test.each([
  ['LA,22001,,Acadia Parish,Coroner,377-555-0100,,,,,,2018-07,doubtful,,A slip in the list.', 'A slip in the list.'],
  ['LA,22001,,Acadia Parish,Coroner,,,,,,,2018-07,medium,,', 'is not a phone number of ten digits'],
  ['LA,22001,,Acadia Parish,Notary,337-555-0100,,,,,,2018-07,medium,,', 'nobody says which elected office'],
  ['LA,22001,,Acadia Parish,Coroner,337-555-0100,,,,,,July,medium,,', 'neither a year nor a month nor a day'],
  ['LA,99999,,Nowhere,Coroner,337-555-0100,,,,,,2018-07,medium,,', 'no county has the FIPS code'],
])('a row is refused in words: %s', (row, reason) => {
  const { items, refused } = readLines(row)
  expect(items).toEqual([])
  expect(refused[0]?.reason).toContain(reason)
})

test('a year keeps its precision, and is said where it comes from', () => {
  const [sheriff] = readLines(
    'LA,22001,,Acadia Parish,Sheriff,337-788-8700,1 Main St.,Crowley,70526,,,2009,low,,',
  ).items
  expect(sheriff).toMatchObject({ asOf: '2009', address: '1 Main St., Crowley, LA 70526', confidence: 'low' })
  expect(sheriff?.provenance['office.phone']).toEqual({
    source: 'la-offices-2018',
    as_of: null,
    method: 'reported',
    note: 'Listed in 2009. No second source confirms it.',
  })
})

test('a board that the returns call otherwise has the line of the one district of its county with its words', () => {
  const board = (name: string): JurisdictionRecord =>
    buildJurisdiction({ key: `school-district:28151:${name}`, kind: 'school-district', name, countyIds: ['28151'] })
  const { items } = readLines(
    'MS,28151,2840280,Leland School District,School board,662-555-0110,,,,,,2025-07-30,high,,',
    'MS,28151,,East Line Schools,School board,662-555-0111,,,,,,2025-07-30,high,,',
  )
  const leland = board('Leland Consolidated Schools')
  const line = board('Line Public Schools')
  const found = withSchoolNames(items, [leland, line], gazetteer.counties)
  const phoneOf = (area: JurisdictionRecord) => found.find(({ placeKey }) => placeKey === placeKeyOf(area))?.phone
  expect([phoneOf(leland), phoneOf(line)]).toEqual(['662-555-0110', undefined])
})

test.each([
  ['county:22001', 'county', 'Acadia Parish', ['22001'], '22001'],
  ['county-district:22001:police-juror:district-1', 'county-district', 'Acadia Parish, District 1', ['22001'], '22001'],
  ['municipality:2200975:district-2', 'municipality', 'Alexandria, District 2', ['22079'], '2200975'],
  [
    'judicial-circuit:22:14th-judicial-district-court-division-f',
    'judicial-circuit',
    '14th Judicial District Court, Division F',
    ['22019'],
    'judicial-circuit:22:14th-judicial-district-court',
  ],
  [
    'judicial-circuit:22:1st-circuit-2nd-district-division-a',
    'judicial-circuit',
    '1st Circuit, 2nd District, Subdistrict 1, Division A',
    [],
    'judicial-circuit:22:1st-circuit',
  ],
  [
    'judicial-circuit:01:10th-judicial-circuit-bessemer-division',
    'judicial-circuit',
    '10th Judicial Circuit, Bessemer Division',
    [],
    'judicial-circuit:22:10th-judicial-circuit-bessemer-division',
  ],
] as const)('%s shares its offices with %5$s', (key, kind, name, countyIds, placeKey) => {
  expect(placeKeyOf({ key, kind, name, countyIds, stateId: '22' })).toBe(placeKey)
})
