import { expect, test } from 'vitest'
import { countyOfficials } from '#imports/sources/public-pack/people/county-officials.ts'
import { readCountyRaces } from '#imports/sources/public-pack/people/county-races.ts'
import type { CountyRecord } from '#imports/records/records.ts'

const header = 'state,election_date,county_fips,office_type,office_as_published,district,candidate,party,pct,rank'
const counties = new Map<string, CountyRecord>(
  [
    { id: '01073', stateId: '01', name: 'Jefferson', fullName: 'Jefferson County' },
    { id: '13007', stateId: '13', name: 'Baker', fullName: 'Baker County' },
  ].map((county) => [county.id, county as CountyRecord]),
)

function winnersOf(...rows: string[]) {
  const races = readCountyRaces({ path: 'races.csv', text: [header, ...rows].join('\n') }, new Set(counties.keys()))
  const { officials, districts, refused } = countyOfficials(races.items, counties)
  return {
    winners: officials.map(({ name, office, jurisdictionKey }) => `${name}, ${office}, ${jurisdictionKey}`),
    districts: districts.map(({ name }) => name),
    reasons: [...races.refused, ...refused].map(({ line, reason }) => `${line}: ${reason}`),
  }
}

test.each([
  ['AL,2024-11-05,01073,County Commission,COMMISSIONER,003', 'County Commissioner', 'Jefferson County, District 3'],
  ['GA,2024-11-05,13007,County Commission,COMMISSIONER,A', 'County Commissioner', 'Baker County, District A'],
  [
    'GA,2024-11-05,13007,County Commission,COMMISSIONER,"2, POST 1"',
    'County Commissioner',
    'Baker County, District 2, Post 1',
  ],
  ['GA,2024-11-05,13007,County Commission,COMMISSIONER,POST 3', 'County Commissioner', 'Baker County, Post 3'],
  [
    'GA,2024-11-05,13007,County Commission,COMMISSIONER,HOGARDS MILL',
    'County Commissioner',
    'Baker County, Hogards Mill District',
  ],
  [
    'GA,2024-11-05,13007,County Commission Chair,COMMISSION CHAIR,004',
    'County Commissioner',
    'Baker County, District 4',
  ],
  [
    'AL,2024-11-05,01073,Circuit Clerk,CIRCUIT CLERK,BESSEMER DIVISION',
    'Circuit Clerk',
    'Jefferson County, Bessemer Division',
  ],
])('the race "%s" elects a %s of %s', (race, office, district) => {
  const { winners, districts } = winnersOf(`${race},ADA BIRD,DEM,60,1`)
  expect(winners[0]).toContain(`Ada Bird, ${office}, county-district:`)
  expect(districts).toEqual([district])
})

test.each([
  ['GA,2024-11-05,13007,County Commission,COMMISSIONER,AT-LARGE', 'County Commissioner'],
  ['GA,2024-11-05,13007,County Commission,COMMISSIONER,', 'County Commissioner'],
  ['GA,2024-11-05,13007,County Commission Chair,COMMISSION CHAIR,CHAIRMAN', 'County Commission Chair'],
  ['AL,2024-11-05,01073,County Commission,"PRESIDENT, JEFFERSON COUNTY COMMISSION",', 'County Commission Chair'],
  ['AL,2024-11-05,01073,County Commission,COMMISSIONER OF LICENSES,', 'License Commissioner'],
  ['AL,2024-11-05,01073,Probate Judge,JUDGE OF PROBATE,', 'Probate Judge'],
  ['GA,2024-11-05,13007,Superior Court Clerk,SUPERIOR COURT CLERK,', 'Clerk of Superior Court'],
])('the race "%s" elects a %s of the whole county', (race, office) => {
  const { winners, districts } = winnersOf(`${race},ADA BIRD,DEM,60,1`)
  expect(winners[0]).toMatch(new RegExp(`^Ada Bird, ${office}, county:\\d{5}$`))
  expect(districts).toEqual([])
})

test('two posts of one office are two officials', () => {
  const { winners } = winnersOf(
    'AL,2024-11-05,01073,Probate Judge,JUDGE OF PROBATE,001,ADA BIRD,DEM,60,1',
    'AL,2024-11-05,01073,Probate Judge,JUDGE OF PROBATE,002,BEN MOSS,DEM,60,1',
  )
  expect(winners).toEqual([
    'Ada Bird, Probate Judge, county-district:01073:place:1',
    'Ben Moss, Probate Judge, county-district:01073:place:2',
  ])
})

test('only who won the latest race of a seat holds it', () => {
  const { winners, reasons } = winnersOf(
    'AL,2022-11-08,01073,Sheriff,SHERIFF,,ADA BIRD,DEM,60,1',
    'AL,2024-11-05,01073,Sheriff,SHERIFF,,BEN MOSS,DEM,60,1',
    'AL,2024-11-05,01073,Sheriff,SHERIFF,,ADA BIRD,REP,40,2',
  )
  expect(winners).toEqual(['Ben Moss, Sheriff, county:01073'])
  expect(reasons).toEqual(['2: the election for the same seat on 11-05-2024 is used instead'])
})

test('who won another office of the county since has left the first', () => {
  const { winners, reasons } = winnersOf(
    'AL,2022-11-08,01073,County Commission,COMMISSIONER,003,ADA BIRD,REP,60,1',
    'AL,2024-11-05,01073,County Commission Chair,CHAIR,,ADA BIRD,REP,60,1',
  )
  expect(winners).toEqual(['Ada Bird, County Commission Chair, county:01073'])
  expect(reasons).toEqual(['2: ADA BIRD won another office of the county since, on 11-05-2024'])
})

test.each([
  [
    'AL,2024-11-05,01073,Sheriff,SHERIFF,,WRITE-IN,,60,1',
    '2: the write-in votes won, and the returns do not say for whom; whoever knows the winner can add them in a list of their own',
  ],
  [
    'GA,2024-11-05,13007,Sheriff,SHERIFF,,ADA BIRD,DEM,46.5,1',
    '2: ADA BIRD led without a majority, and the returns end before the runoff; whoever knows the winner can add them in a list of their own',
  ],
  [
    'GA,2024-02-30,13007,Sheriff,SHERIFF,,ADA BIRD,DEM,60,1',
    '2: election_date is not a day of the calendar: "2024-02-30"',
  ],
  ['GA,2024-11-05,13999,Sheriff,SHERIFF,,ADA BIRD,DEM,60,1', '2: no county has the FIPS code "13999"'],
  [
    'GA,2024-11-05,13007,Dog Catcher,DOG CATCHER,,ADA BIRD,DEM,60,1',
    '2: no office of the atlas is meant by "Dog Catcher"',
  ],
  ['GA,2024-11-05,13007,Sheriff,SHERIFF,,ADA BIRD,DEM,146.5,1', '2: pct is not a percentage from 0 to 100: "146.5"'],
])('the row "%s" is refused', (row, reason) => {
  expect(winnersOf(row)).toMatchObject({ winners: [], reasons: [reason] })
})

test('of several seats filled in one race only the first winner is taken', () => {
  const { winners, reasons } = winnersOf(
    'AL,2024-11-05,01073,County Commission,COUNTY COMMISSION,,ADA BIRD,REP,14.4,1',
    'AL,2024-11-05,01073,County Commission,COUNTY COMMISSION,,BEN MOSS,REP,13.9,2',
  )
  expect(winners).toEqual(['Ada Bird, County Commissioner, county:01073'])
  expect(reasons).toEqual([
    '2: the race filled several seats; only its first winner is certain, and the others are not taken',
  ])
})

test('ballots without a vote are no candidate', () => {
  const { winners, reasons } = winnersOf(
    'AL,2024-11-05,01073,Sheriff,SHERIFF,,UNDERVOTES,,60,1',
    'AL,2024-11-05,01073,Sheriff,SHERIFF,,ADA BIRD,DEM,40,1',
  )
  expect(winners).toEqual(['Ada Bird, Sheriff, county:01073'])
  expect(reasons).toEqual(['2: "UNDERVOTES" is nobody’s vote, and no part of the total of a race'])
})
