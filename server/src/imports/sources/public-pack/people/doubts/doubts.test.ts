import { expect, test } from 'vitest'
import { splitName } from '#vocabulary/people/split-name.ts'
import type { OfficeName } from '@atlas/contract/rules/offices.ts'
import type { OfficialRecord } from '#imports/records/records.ts'
import { readCountyRaces } from '#imports/sources/public-pack/people/county-races.ts'
import { doubtfulNames } from '#imports/sources/public-pack/people/doubts/doubtful-names.ts'
import { mayHaveLeft } from '#imports/sources/public-pack/people/doubts/may-have-left.ts'
import { tooManyHolders } from '#imports/sources/public-pack/people/doubts/too-many-holders.ts'
import { fewVotes, tooSmallShares } from '#imports/sources/public-pack/people/doubts/unlikely-votes.ts'
import { readDepartures } from '#imports/sources/public-pack/people/departures.ts'
import { localColumns, readLocalWinners } from '#imports/sources/public-pack/people/local-returns.ts'
import { readSheriffs } from '#imports/sources/public-pack/people/sheriffs.ts'

const postOf = ({ office, jurisdictionKey }: Pick<OfficialRecord, 'office' | 'jurisdictionKey'>) =>
  `${office} of ${jurisdictionKey}`

function official(name: string, office: OfficeName = 'Sheriff', jurisdictionKey = 'county:13251') {
  const record: OfficialRecord = {
    key: `${jurisdictionKey}/${name}`,
    office,
    jurisdictionKey,
    ...splitName(name),
    party: null,
    sourceId: 'local-returns',
    asOf: '2024-11-05',
    method: 'reported',
    provenance: {},
  }
  return record
}

test.each([
  ['Davidbobo', 'has no first name'],
  ['Coach Norman Royal', 'has a title for a first name'],
  ['WE Bozeman', 'has initials run together, or a small letter after Mc'],
  ['Warren Mccray', 'has initials run together, or a small letter after Mc'],
])('the name %s %s', (name, why) => {
  expect(doubtfulNames([official(name), official('W.E. McCray Jr')], postOf)).toEqual([
    `The name “${name}”, Sheriff of county:13251, ${why}.`,
  ])
})

test('a county has one sheriff, and as many commissioners as it likes', () => {
  const commissioners = [official('Ida Lane', 'County Commissioner'), official('Flo Hall', 'County Commissioner')]
  expect(tooManyHolders([official('Ada Bird'), official('Eve Cole'), ...commissioners], postOf)).toEqual([
    'Ada Bird and Eve Cole are both Sheriff of county:13251.',
  ])
})

const header = 'state,election_date,county_fips,office_type,office_as_published,district,candidate,party,votes,pct,rank'

function racesOf(...rows: string[]) {
  const lines = rows.map((row) => `GA,2024-11-05,13251,${row}`)
  return readCountyRaces({ path: 'races.csv', text: [header, ...lines].join('\n') }, new Set(['13251'])).items
}

const others = [
  'Coroner,CORONER,,RAMONA STEWART,REP,5642,100,1',
  'Tax Commissioner,TAX COMMISSION,,ANDREA WAITS,DEM,5682,100,1',
  'Superior Court Clerk,CLERK,,MANDY HOWARD,DEM,5564,100,1',
]

test('a winner who stood alone with few votes beside the other contests of the county is doubtful', () => {
  const misfiled = [
    'Probate Judge,PROBATE JUDGE,,NORMAN ROYAL,REP,4561,100,1',
    'Sheriff,SHERIFF,,MIKE KILE,DEM,2279,100,1',
  ]
  expect(fewVotes(racesOf(...others, ...misfiled), postOf)).toEqual([
    'Mike Kile, Sheriff of county:13251, stood alone with 2,279 votes, where the other contests of the county had about 5,642: an opponent’s votes may be filed under another office.',
  ])
})

test('neither a contest of two nor one of a district is', () => {
  const contest = ['Sheriff,SHERIFF,,ADA BIRD,REP,1600,80,1', 'Sheriff,SHERIFF,,EVE COLE,DEM,400,20,2']
  const district = 'County Commission,COMMISSION,003,MIKE DIXON,REP,952,100,1'
  expect(fewVotes(racesOf(...others, ...contest, district), postOf)).toEqual([])
})

test('one contest with too many votes makes no other doubtful', () => {
  expect(fewVotes(racesOf(...others, 'Probate Judge,PROBATE JUDGE,,CHASE BEGGS,REP,21008,100,1'), postOf)).toEqual([])
})

function winner(candidates: string, pct: string) {
  const values: Record<string, string> = {
    state: 'FL',
    office: 'Circuit judge',
    jurisdiction_type: 'judicial_circuit',
    jurisdiction: '6th Circuit',
    name: 'Ada Bird',
    election_date: '2024-11-05',
    seats: '1',
    pct,
    candidates,
    certainty: 'plurality',
    term_years: '6',
    status_2026_11_21: 'in term',
  }
  const text = `${localColumns.join()}\n${localColumns.map((column) => values[column] ?? '').join()}\n`
  return readLocalWinners({ path: 'winners.csv', text }, new Set(), 'local-returns').items
}

test('of two candidates the winner has half of the votes, unless the total counts more than votes', () => {
  expect(tooSmallShares(winner('2', '39.9'))).toEqual([
    'Ada Bird, Circuit Judge of 6th Circuit, has less than half of the votes of two candidates: the total counts more than their votes.',
  ])
  expect([...tooSmallShares(winner('2', '50.1')), ...tooSmallShares(winner('3', '39.9'))]).toEqual([])
})

const sheriffs = readSheriffs(
  {
    path: 'sheriffs.csv',
    text: `county_fips,name,elected,list,as_of,certainty
13251,Eve Cole,Ada Bird,A directory,2026-01-24,asked
13251,Flo Hall,Ida Lane,A directory,2026-01-24,follows
`,
  },
  new Set(['13251']),
).items

test('whom a list that may lag names in the place of somebody is asked about, and nobody is replaced', () => {
  expect(mayHaveLeft([official('Ada Bird')], [], sheriffs, postOf)).toEqual([
    'Ada Bird, Sheriff of county:13251, may have been followed by Eve Cole, whom a list of 01-24-2026 names, which may lag (A directory).',
  ])
  expect(mayHaveLeft([official('Somebody Else')], [], sheriffs, postOf)).toEqual([])
})

test('who is only likely to have left is asked about', () => {
  const text =
    'jurisdiction_key,office,name,left,certainty,note\ncounty:13251,Sheriff,Ada Bird,2025,asked,a list says so\n'
  const departures = readDepartures({ path: 'left.csv', text }).items
  expect(mayHaveLeft([official('Ada Bird')], departures, [], postOf)).toEqual([
    'Ada Bird, Sheriff of county:13251, may have left office in 2025: a list says so.',
  ])
})
