import { expect, test } from 'vitest'
import { readMappedCounties } from '#imports/geography/mapped-counties.ts'
import type { ColumnContext } from '#imports/spreadsheets/match/columns/column.ts'
import { readerOf } from '#imports/spreadsheets/match/columns/column-readers.ts'
import { type FileColumn, labelOf } from '#imports/spreadsheets/columns/file-columns.ts'
import { offices } from '@atlas/contract/rules/offices.ts'

const reference = { offices: Object.keys(offices), counties: readMappedCounties(), places: [], today: '2026-11-22' }

/** The values from a column of one cell, by label; or the reason why its row cannot be used. */
function read(column: FileColumn, cell: string, rowValues: Partial<Record<FileColumn, string>> = {}) {
  const context: ColumnContext = {
    index: 0,
    heading: labelOf(column),
    column,
    cells: [cell],
    answer: () => undefined,
    isUsed: () => false,
    valueAt: (_, of) => rowValues[of],
    hasColumn: () => false,
    bodyAt: () => ({ level: null, house: null }),
    placeAt: () => '',
    reference,
  }
  const [reading] = readerOf(column)(context).readings
  return reading?.reason ?? reading?.values.map(([, text]) => text).join(' | ')
}

test.each([
  ['Sheriff', 'Sheriff'],
  ['SHERIFF', 'Sheriff'],
  ['County Comm. Dist 2', 'County Commissioner | 2'],
  ['3rd District County Commissioner', 'County Commissioner | 3'],
  ['Commissioner District Two', 'County Commissioner | 2'],
  ['County Commissioner, Dallas, AL, District 1', 'County Commissioner | 1 | Alabama | Dallas (AL)'],
  ['Dallas County Sheriff', 'Sheriff | Dallas (AL)'],
  ['Clerk of the Circuit Court & Comptroller', 'Clerk of Circuit Court'],
  ['Superintendent of Schools (elected)', 'Superintendent of Schools'],
  ['Judge of Probate', 'Probate Judge'],
  ['Mayor of Selma', 'Mayor | Selma'],
  ['Mayor, Macon, GA', 'Mayor | Georgia | Macon'],
  ['City Council, Selma, AL, Ward 3', 'City Council Member | 3 | Alabama | Selma'],
  ['U.S. Rep.', 'U.S. Representative'],
  ['BOE Dist. 4', 'School Board Member | 4'],
  ['Circuit Judge Pl. 3', 'Circuit Judge'],
  ['Justice Court Judge, District 1', 'Justice Court Judge | 1'],
  ['Sheriff, Shelby, TN', '“Sheriff, Shelby, TN” is no office that the atlas knows'],
  ['State House District 24', 'State Representative | 24'],
  ['Rep., House District 24', 'State Representative | 24'],
  ['Congresswoman GA-02', 'U.S. Representative | 2'],
  ['Representative', '“Representative” may be several offices: State Representative, U.S. Representative'],
  [
    'Commissioner',
    '“Commissioner” may be several offices: County Commissioner, Tax Commissioner, Revenue Commissioner and others',
  ],
  ['Dogcatcher', '“Dogcatcher” is no office that the atlas knows'],
  ['Clerk', '“Clerk” may be several offices: Clerk of Court, Circuit Clerk, Chancery Clerk and others'],
])('the office %s is read as %s', (cell, values) => {
  expect(read('office.name', cell)).toBe(values)
})

test.each([
  ['ocd-division/country:us/state:al/place:selma', 'Alabama | Selma'],
  ['ocd-division/country:us/state:al/place:selma/ward:3', 'Alabama | Selma | 3'],
  ['ocd-division/country:us/state:al/county:dallas', 'Alabama | dallas (AL)'],
  ['ocd-division/country:us/state:al/sldl:67', 'Alabama | House District 67'],
  ['Selma', 'Selma'],
  ['Selma, AL', 'Alabama | Selma'],
  ['Selma, Alabama', 'Alabama | Selma'],
  ['Selma (Ala.)', 'Alabama | Selma'],
  ['SELMA AL', 'Alabama | SELMA'],
  ['Dallas County, AL', 'Alabama | Dallas County'],
  ['GA-02', 'Georgia | GA-02'],
  ['AL HD-67', 'Alabama | AL HD-67'],
  ['La Grange', 'La Grange'],
  ['Islamorada, Village of Islands', 'Islamorada, Village of Islands'],
  ['Memphis, TN', 'Memphis, TN'],
])('the place %s is read as %s', (cell, values) => {
  expect(read('jurisdiction.name', cell)).toBe(values)
})

test.each<[string, string | undefined, string]>([
  ['0500000US01047', undefined, 'Alabama | 01047'],
  ['01047.0', undefined, 'Alabama | 01047'],
  ["'01047", undefined, 'Alabama | 01047'],
  ['047', 'AL', 'Alabama | 01047'],
  ['47.0', 'Alabama', 'Alabama | 01047'],
  ['1600000US0169120', undefined, 'Alabama | 1600000US0169120'],
  ['620L200US01030', undefined, 'Alabama | House District 30'],
  ['47', undefined, ''],
  ['01047-01049', undefined, ''],
])('the code %s of a row of %s is read as %s', (cell, state, values) => {
  expect(read('county.fips', cell, state === undefined ? {} : { 'state.name': state })).toBe(values)
})

test.each([
  ['2.0', '2'],
  ['3rd', '3'],
  ['House District 24', 'House District 24'],
  ['HD-7', 'HD-7'],
  ['GA-02', 'GA-02'],
  ['Fourth', '4'],
  ['001', '1'],
  ['Dist. B', 'B'],
  ['District 10-A', '10A'],
  ['North End', 'North End'],
  ['Chair', ''],
  ['Vice Chairman', ''],
  ['Mayor Pro Tem', ''],
  ['Countywide', ''],
])('the district %s is read as %s', (cell, value) => {
  expect(read('jurisdiction.district', cell)).toBe(value)
})

test.each<[string, StateWord, string]>([
  ['dougherty co', undefined, 'Dougherty (GA)'],
  ['DeSoto', 'Mississippi', 'DeSoto (MS)'],
  ['De Soto Parish', undefined, 'De Soto (LA)'],
  ['Saint Clair', 'Alabama', 'St. Clair (AL)'],
  ['Dallas County, Alabama', undefined, 'Dallas (AL) | Alabama'],
  ['01047', undefined, 'Dallas (AL)'],
  ['Dallas; Perry', 'Alabama', 'Dallas (AL), Perry (AL)'],
  ['1105.0', undefined, 'Perry (AL)'],
  ['0500000US01047', undefined, 'Dallas (AL)'],
  ['ocd-division/country:us/state:al/county:dallas', undefined, 'Dallas (AL)'],
  ['Macon-Bibb', 'Georgia', 'Bibb (GA)'],
  ['MACON-BIBB', 'Georgia', 'Bibb (GA)'],
  ['COLUMBUS-MUSCOGEE', 'Georgia', 'Muscogee (GA)'],
  ['Duval/Jacksonville', 'Florida', 'Duval (FL)'],
  ['Augusta', 'Georgia', 'Richmond (GA)'],
  ['E. Baton Rouge', 'Louisiana', 'East Baton Rouge (LA)'],
  ['Jackson', undefined, '“Jackson” is no county that the atlas knows'],
  ['Statewide', 'Alabama', ''],
])('the county %s in %s is read as %s', (cell, state, values) => {
  expect(read('county.name', cell, state ? { 'state.name': state } : {})).toBe(values)
})
type StateWord = string | undefined

test.each([
  ['Hayes, Terron', 'Terron Hayes'],
  ['HAYES, TERRON, JR.', 'Terron Hayes Jr'],
  ['Hayes Jr., Terron', 'Terron Hayes Jr'],
  ['Terron Hayes, Jr.', 'Terron Hayes Jr'],
  ['Tyner, J.R. Jr', 'J.R. Tyner Jr'],
  ['Hon. Mr. Terron Hayes', 'Terron Hayes'],
  ['Sheriff Terron Hayes (D)', 'Terron Hayes | Democratic | Sheriff'],
  ['Hayes, Hon. Terron', 'Terron Hayes'],
  ['ST. JOHN, ALMA', 'Alma St. John'],
  ['Terron Hayes, M.D.*', 'Terron Hayes'],
  ['Judge Hayes', 'Judge Hayes'],
  ['Ann Tester, President', 'Ann Tester'],
  ['Bracy Davis, LaVon', 'LaVon Bracy Davis | Bracy Davis'],
  ['TBD', 'The seat is vacant: the row names nobody'],
  ['Vacant (formerly Ann Tester)', 'The seat is vacant: the row names nobody'],
  ['Ann & Joe Tester', '“Ann & Joe Tester” names several people: give each a row of their own'],
])('the name %s is read as %s', (cell, values) => {
  expect(read('eo.name', cell)).toBe(values)
})

test.each<[FileColumn, string, string]>([
  ['eo.first', 'Dr. Ann', 'Ann'],
  ['eo.first', 'ANN', 'Ann'],
  ['eo.first', 'James (Jim)', 'James "Jim"'],
  ['eo.first', 'Ann & Joe', '“Ann & Joe” names several people: give each a row of their own'],
  ['eo.last', 'Tester, Jr.', 'Tester | Jr'],
  ['eo.last', 'TESTER III', 'Tester | III'],
  ['eo.last', 'DE LOS SANTOS', 'De Los Santos'],
  ['eo.last', 'Bishop', 'Bishop'],
])('of the part %s, %s is read as %s', (column, cell, values) => {
  expect(read(column, cell)).toBe(values)
})

test.each([
  ['229.555.0117', '(229) 555-0117'],
  ['229·555·0117', '(229) 555-0117'],
  ['[229] 555-0117', '(229) 555-0117'],
  ['1-229-555-0117', '(229) 555-0117'],
  ['+1 (229) 555 0117', '(229) 555-0117'],
  ['2295550117', '(229) 555-0117'],
  ['229-555-0117 ext. 4', '(229) 555-0117 ext. 4'],
  ['Office: 229/555-0117', '(229) 555-0117'],
  ['229-555-0117 or 229-555-0118', '(229) 555-0117'],
  ['229\u2011555\u20110117', '(229) 555-0117'],
  ['229\u2013555\u22120117 ext\u00a04', '(229) 555-0117 ext. 4'],
  ['\u202a(229)\u00a0555\u20100117\u202c', '(229) 555-0117'],
  ['\uff12\uff12\uff19-555-0117', '(229) 555-0117'],
  ['229-555-0117, ext 3', '(229) 555-0117 ext. 3'],
  ['229-555-0117 (ext. 3)', '(229) 555-0117 ext. 3'],
  ['229-555-0117 #4', '(229) 555-0117 ext. 4'],
  ['229-555-0117 x.12', '(229) 555-0117 ext. 12'],
  ['229-555-0117X12', '(229) 555-0117 ext. 12'],
  ['(229) 555-0117; Extn 12 (office)', '(229) 555-0117 ext. 12'],
  ['229.555.0117 (office)', '(229) 555-0117'],
  ['o: 229-555-0117', '(229) 555-0117'],
  ['229-555-0117 main', '(229) 555-0117'],
  ['229-555-0117 - ask for Ann', '(229) 555-0117'],
  ['Courthouse 229-555-0117 Mon-Fri', '(229) 555-0117'],
  ['2295550117.0', '(229) 555-0117'],
  ['12295550117.0', '(229) 555-0117'],
  ['229-555-0117 (fax), 229-555-0118', '(229) 555-0118'],
  ['Fax: 229-555-0117', ''],
  ['229-555-0117 (office), 229-555-0118 (cell)', '(229) 555-0117'],
  ['Cell: 229-555-0118; Office: 229-555-0117', '(229) 555-0117'],
  ['229-555-0117 cell 229-555-0118', ''],
  ['229-555-0117 (cell)', ''],
  ['home 229-555-0117', ''],
  ['H: 229-555-0117', ''],
  ['C 229-555-0118', ''],
  ['229-555-0117 (h)', ''],
  ['O: 229-555-0117 / C: 229-555-0118', '(229) 555-0117'],
  ['Office (229) 555-0117 ext 12 Cell (229) 555-0118', '(229) 555-0117 ext. 12'],
  ['229-555-0118 cell 229-555-0117 office', '(229) 555-0117'],
  ['229-555-0117 x-3', '(229) 555-0117 ext. 3'],
  ['+44 207 946 0958', ''],
  ['229-555-01000', ''],
  ['555-0117', ''],
  ['none listed', ''],
])('the phone %s is read as %j', (cell, values) => {
  expect(read('eo.phone', cell)).toBe(values)
})

test.each<[FileColumn, string, string]>([
  ['eo.email', 'ann@example.org', 'ann@example.org'],
  ['eo.email', 'ann@example.org; joe@example.org', 'ann@example.org'],
  ['eo.email', 'ann@example.org / joe@example.org', 'ann@example.org'],
  ['eo.email', 'ann@example.org, joe@example.org', 'ann@example.org'],
  ['eo.email', 'Ann Tester <ann@example.org>', 'ann@example.org'],
  ['eo.email', 'mailto:ann@example.org', 'ann@example.org'],
  ['eo.email', 'ann at example.org', ''],
  ['jurisdiction.website', 'https://selma.example.org; https://dallas.example.org', 'https://selma.example.org'],
  ['jurisdiction.website', 'www.selma.example.org', 'www.selma.example.org'],
])('in %s, %s is read as %j', (column, cell, value) => {
  expect(read(column, cell)).toBe(value)
})

test.each([
  ['11/3/2026', '2026-11-03'],
  ['11/3/26', '2026-11-03'],
  ['3-Nov-2026', '2026-11-03'],
  ['Tues. Nov 3, 2026', '2026-11-03'],
  ['November 3rd, 2026', '2026-11-03'],
  ['46329', '2026-11-03'],
  ['2026-11-03 00:00:00', '2026-11-03'],
  ['31/12/2026', '2026-12-31'],
  ['2028/12/31', '2028-12-31'],
  ['20281231', '2028-12-31'],
  ["12/31/'28", '2028-12-31'],
  ['2028.12.31', '2028-12-31'],
  ['2028-12-31T05:00:00Z', '2028-12-31'],
  ['2028-12-31 05:00', '2028-12-31'],
  ['2028-11', ''],
  ['2028', ''],
  ['11/31/2026', ''],
  ['next fall', ''],
])('the day %s is read as %j', (cell, values) => {
  expect(read('eo.term_end', cell)).toBe(values)
})

test.each([
  ['2022', '2022'],
  ['11/8/2022', '2022'],
  ['Nov. 2022 (runoff)', '2022'],
  ['two years ago', ''],
])('the year %s is read as %j', (cell, values) => {
  expect(read('stats.incumbent_election_year', cell)).toBe(values)
})

const partsOfDays = ['2028', '2028-11', '11/2028', 'Nov. 2028']

test.each<[FileColumn, string, readonly string[]]>([
  ['eo.term_end', 'Take the last day: December 31, 2028', ['2028-12-31', '2028-11-30', '2028-11-30', '2028-11-30']],
  ['eo.since', 'Take the first day: January 1, 2028', ['2028-01-01', '2028-11-01', '2028-11-01', '2028-11-01']],
  [
    'jurisdictionoffice.next_general',
    'Take the general election: November 7, 2028',
    ['2028-11-07', '2028-11-07', '2028-11-07', '2028-11-07'],
  ],
])('in %s a month or a year is asked about once, and else left empty', (column, label, days) => {
  const context = (answer: string | undefined): ColumnContext => ({
    index: 0,
    heading: labelOf(column),
    column,
    cells: partsOfDays,
    answer: (question) => (question === 'part_days' ? answer : undefined),
    isUsed: () => false,
    valueAt: () => undefined,
    hasColumn: () => false,
    bodyAt: () => ({ level: null, house: null }),
    placeAt: () => '',
    reference,
  })
  const { questions, readings, needsReview, notices } = readerOf(column)(context(undefined))
  expect(questions).toMatchObject([
    { kind: 'part_days', is_needed: false, options: [{ label }, {}], items: [{ rows: 4 }] },
  ])
  expect(readings.flatMap(({ values }) => values)).toEqual([])
  expect([needsReview, notices[0]?.text]).toEqual([
    true,
    '4 cells without a day will be left empty: “2028”, “2028-11”, “11/2028”, “Nov. 2028”',
  ])
  const taken = readerOf(column)(context('take')).readings
  expect(taken.map(({ values }) => values[0]?.[1])).toEqual(days)
})
