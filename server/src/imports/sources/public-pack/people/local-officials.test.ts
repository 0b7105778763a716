import { expect, test } from 'vitest'
import { wholeCounty } from '#imports/geography/counties.ts'
import { RowRefused } from '#imports/reading/rows.ts'
import type { CountyRecord } from '#imports/records/records.ts'
import { localOfficials } from '#imports/sources/public-pack/people/local-officials.ts'
import { readLocalWinners } from '#imports/sources/public-pack/people/local-returns.ts'

const header =
  'state,office,office_as_published,jurisdiction_type,jurisdiction,district,county_fips,name,party,sex,ethnicity_product,election_date,seats,pct,candidates,certainty,term_years,term_end_est,status_2026_11_21'
const counties = (
  [
    ['01073', '01', 'Jefferson', 'Jefferson County'],
    ['12011', '12', 'Broward', 'Broward County'],
    ['22005', '22', 'Ascension', 'Ascension Parish'],
    ['22055', '22', 'Lafayette', 'Lafayette Parish'],
    ['28049', '28', 'Hinds', 'Hinds County'],
  ] as const
).map(([id, stateId, name, fullName]): CountyRecord => ({ id, stateId, name, fullName }))

/** What becomes of rows as the file has them. */
function taken(...rows: string[]) {
  const file = { path: 'local.csv', text: [header, ...rows, ''].join('\n') }
  const winners = readLocalWinners(file, new Set(counties.map(({ id }) => id)), 'local-returns')
  const local = localOfficials(winners.items, {
    counties: new Map(counties.map((county) => [county.id, county])),
    placeOf: (stateId, name) => {
      if (name !== 'Gonzales')
        throw new RowRefused(`the Census knows no city or town of the state that is called "${name}"`)
      return { id: '2229850', stateId, name, isIncorporated: true }
    },
    countiesOfPlace: () => ['22005'],
  })
  return { ...local, refused: [...winners.refused, ...local.refused].map(({ reason }) => reason) }
}

const row = (office: string, area: string, place: string, district: string, fips: string, published = 'X') =>
  `XX,${office},${published},${area},${place},${district},${fips},Ada Bird,Democratic,,,2023-10-14,1,60,2,majority,4,2027-12,in term`

test.each([
  ['LA', row('Sheriff', 'county', 'Ascension Parish', '', '22005'), 'Sheriff', 'Ascension Parish', null],
  [
    'LA',
    row('Police juror', 'county', 'Ascension Parish', 'District 3', '22005'),
    'Police Juror',
    'Ascension Parish, District 3',
    '3',
  ],
  ['LA', row('Mayor', 'county', 'Lafayette Parish', '', '22055'), 'Parish President', 'Lafayette Parish', null],
  ['LA', row('Mayor', 'municipality', 'City of Gonzales', '', '22005'), 'Mayor', 'Gonzales', null],
  [
    'LA',
    row('City council member', 'municipality', 'City of Gonzales', 'Division E', '22005'),
    'City Council Member',
    'Gonzales, Division E',
    'Division E',
  ],
  [
    'LA',
    row('City council member', 'municipality', 'City of Gonzales', 'At large', '22005'),
    'City Council Member',
    'Gonzales',
    null,
  ],
  ['LA', row('City marshal', 'city_court', '"City Court, City of Gonzales"', '', '22005'), 'Marshal', 'Gonzales', null],
  [
    'LA',
    row('Justice of the peace', 'ward', '"1st Justice Court, Ascension Parish"', '', '22005'),
    'Justice of the Peace',
    'Ascension Parish, 1st Justice Court',
    '1st Justice Court',
  ],
  [
    'LA',
    row('School board member', 'school_district', 'Ascension Parish School Board', 'District 5', '22005'),
    'School Board Member',
    'Ascension Parish School Board, District 5',
    '5',
  ],
  [
    'LA',
    row(
      'District judge',
      'judicial_circuit',
      '23rd Judicial District Court',
      '"23rd Judicial District Court, ES 2, Div. B"',
      '22005',
    ),
    'District Judge',
    '23rd Judicial District Court, Election Section 2, Division B',
    'Election Section 2, Division B',
  ],
  [
    'AL',
    row('Circuit judge', 'judicial_circuit', '10th Judicial Circuit', '13', '01073'),
    'Circuit Judge',
    '10th Judicial Circuit, Place 13',
    'Place 13',
  ],
  [
    'AL',
    row(
      'District attorney',
      'judicial_circuit',
      '10th Judicial Circuit',
      '',
      '01073',
      '"DA, 10TH CIRCUIT - BESSEMER DIVISION"',
    ),
    'District Attorney',
    '10th Judicial Circuit, Bessemer Division',
    'Bessemer Division',
  ],
  [
    'FL',
    row(
      'Circuit judge',
      'judicial_circuit',
      'Judicial Circuit 17TH JUDICIAL CIRCUIT',
      '"17TH JUDICIAL CIRCUIT, GROUP 18"',
      '12011',
    ),
    'Circuit Judge',
    '17th Judicial Circuit, Group 18',
    'Group 18',
  ],
  [
    'MS',
    row('Supreme court justice', 'state', 'Mississippi', '"2 (SOUTHERN), POSITION 2"', ''),
    'Supreme Court Justice',
    'Supreme Court, District 2 (Southern), Position 2',
    'District 2 (Southern), Position 2',
  ],
  [
    'MS',
    row('Transportation commissioner', 'state', 'Central District', 'Central', '28049'),
    'Transportation Commissioner',
    'Transportation Commission, Central District',
    'Central District',
  ],
  [
    'MS',
    row('County officer', 'county', 'Hinds County', '', '28049', 'HINDS TAX ASSESSOR'),
    'Tax Assessor',
    'Hinds County',
    null,
  ],
])('a row of %s, "%s", is a %s of %s', (state, line, office, name, district) => {
  const { officials, jurisdictions, refused } = taken(line.replace('XX', state))
  expect(refused).toEqual([])
  expect(officials).toMatchObject([{ office, jurisdictionKey: jurisdictions[0]?.key }])
  expect(jurisdictions).toMatchObject([{ name, district }])
})

test.each([
  [row('Dog catcher', 'county', 'Hinds County', '', '28049'), 'no office of the atlas is meant by "Dog catcher"'],
  [row('Sheriff', 'galaxy', 'Hinds County', '', '28049'), '"galaxy" is no kind of jurisdiction that is known'],
  [row('Sheriff', 'county', 'Nowhere', '', '28999'), 'no county has the FIPS code "28999"'],
  [
    row('Mayor', 'municipality', 'City of Houma', '', '22005'),
    'the Census knows no city or town of the state that is called "Houma"',
  ],
  [
    row('Sheriff', 'county', 'Hinds County', '', '28049').replace('majority', 'hearsay'),
    'certainty has no meaning that is known: "hearsay"',
  ],
  [
    row('Sheriff', 'county', 'Hinds County', '', '28049').replace('in term', 'gone'),
    'the status has no meaning that is known: "gone"',
  ],
  [
    row('School board member', 'school_district', 'Hinds County Schools', '', '28049').replace('Ada Bird', 'Yes'),
    '"Yes" is an answer to a question on the ballot, not a person',
  ],
])('the row "%s" is refused', (line, reason) => {
  expect(taken(line.replace('XX', 'MS')).refused).toEqual([reason])
})

test('a circuit that one county calls by another name is one, with the counties of both', () => {
  const attorney = (place: string, fips: string) =>
    row('District attorney', 'judicial_circuit', place, '', fips).replace('XX', 'MS')
  const { officials, jurisdictions } = taken(
    attorney('Judicial Circuit Lookout Mountain', '28049'),
    attorney('Lookout Mountain Judicial Circuit', '12011;22005'),
  )
  expect(officials).toHaveLength(1)
  expect(jurisdictions).toMatchObject([
    { name: 'Lookout Mountain Judicial Circuit', countyIds: ['28049', '12011', '22005'], figuresFrom: null },
  ])
})

test('of several seats at large each winner is taken, without a share, and the seat knows how many hold it', () => {
  const line = row('City council member', 'municipality', 'Town of Gonzales', '', '22005')
  const winner = (name: string) =>
    line.replace('XX', 'LA').replace('Ada Bird', name).replace(',1,60,2,majority,', ',5,21.5,9,majority of 5 seats,')
  const { officials, races } = taken(winner('Ada Bird'), winner('Ben Moss'))
  expect(officials.map(({ name, electionShare }) => [name, electionShare])).toEqual([
    ['Ada Bird', null],
    ['Ben Moss', null],
  ])
  expect([...races.values()]).toEqual([
    { seats: 5, termYears: 4, day: '2023-10-14', year: 2023, sourceId: 'local-returns' },
  ])
  expect(officials[0]?.provenance['eo.name']?.note).toBe(
    'One of the winners of a race for 5 seats. By law the term ends in December 2027.',
  )
})

test('what is uncertain is inferred, and ethnicity and gender are of the list that states them', () => {
  const line = row('Sheriff', 'county', 'Ascension Parish', '', '22005')
  const { officials } = taken(
    line
      .replace('XX', 'LA')
      .replace('in term', '"special, term end not sure"')
      .replace('Democratic,,', 'Democratic,Female,African-American'),
  )
  expect(officials).toMatchObject([
    {
      method: 'inferred',
      gender: 'Female',
      ethnicity: 'African-American',
      provenance: {
        'eo.name': { method: 'inferred', note: expect.stringContaining('not certain') },
        'eo.ethnicity': { source: 'la-commissions-2018', as_of: '2018-07-01' },
      },
    },
  ])
})

test('a county shows its figures for its parts', () => {
  const { jurisdictions } = taken(
    row('Police juror', 'county', 'Ascension Parish', 'District 3', '22005').replace('XX', 'LA'),
  )
  const [, ascension] = [counties[0], counties[2]]
  expect(jurisdictions[0]?.figuresFrom).toBe(ascension && wholeCounty(ascension).key)
})
