import { expect, test } from 'vitest'
import { readQualifiedLegislators, withQualified } from '#imports/sources/public-pack/people/qualified-legislators.ts'
import { buildOfficial } from '#testing/imports/records/records.ts'

const header =
  'state,office,district,name,race_as_stated,ethnicity_product,gender,outcome,candidates,election_date,as_of'

function read(row: string) {
  return readQualifiedLegislators({ path: 'qualified.csv', text: `${header}\n${row}\n` })
}

const qualified = (outcome: string, candidates: number) =>
  read(`LA,State Senator,21,Ada Bird,Black,African-American,Female,${outcome},${candidates},2023-10-14,2023-08-10`)
    .items

const senator = buildOfficial({
  office: 'State Senator',
  jurisdictionKey: 'senate-district:22:21',
  name: 'Ada Bird',
  since: '2024-01-08',
  electionYear: null,
})

function filled(outcome: string, candidates: number, official = senator) {
  return withQualified([official], qualified(outcome, candidates)).officials[0]
}

test('a legislator has what was stated at qualifying, where no other source says it', () => {
  expect(filled('', 2)).toMatchObject({ ethnicity: 'African-American', gender: 'Female' })
  const known = { ...senator, ethnicity: 'Other', gender: 'Male' }
  expect(filled('', 2, known)).toMatchObject({ ethnicity: 'Other', gender: 'Male' })
  expect(filled('', 2)?.provenance['eo.ethnicity']).toEqual({
    source: 'la-qualified-2023',
    as_of: '2023-08-10',
    method: 'reported',
    note: 'Stated as "Black" at qualifying. The person was found by name, chamber and district.',
  })
})

test.each([
  [
    'Unopposed',
    1,
    'Uncontested',
    '2023-10-14',
    1,
    'Nobody else qualified, so that the candidate was elected unopposed.',
  ],
  [
    'Unopposed',
    3,
    'Uncontested',
    '2023-10-14',
    1,
    '3 people qualified, and the state says that the candidate was elected unopposed.',
  ],
  ['', 2, null, '2023-10-14', 2, '2 people qualified for the election of 10-14-2023.'],
  // The deciding election may have been the second one.
  ['', 4, null, null, 4, '4 people qualified for the election of 10-14-2023.'],
])('outcome "%s" of %s candidates is an election that was %s on %s', (outcome, candidates, last, day, count, note) => {
  const official = filled(outcome, candidates)
  expect(official).toMatchObject({
    electionYear: 2023,
    lastElection: last,
    lastElectionDate: day,
    lastElectionCandidates: count,
    lastElectionMargin: null,
  })
  expect(official?.provenance['stats.last_election_candidates']?.note).toBe(note)
  expect('stats.last_election_date' in (official?.provenance ?? {})).toBe(day !== null)
})

test('who took the seat later did not win that election', () => {
  const later = filled('Unopposed', 1, { ...senator, since: '2025-03-01' })
  expect(later).toMatchObject({ ethnicity: 'African-American' })
  expect(later?.electionYear).toBeNull()
})

test('of somebody else in the seat nothing is taken', () => {
  const { officials, refused } = withQualified([{ ...senator, name: 'Eve Cole' }], qualified('', 2))
  expect(officials).toEqual([{ ...senator, name: 'Eve Cole' }])
  expect(refused).toEqual([
    {
      file: 'qualified.csv',
      line: 2,
      reason: 'Ada Bird is not on file for the seat, so that nothing is taken of the row',
    },
  ])
})

test.each([
  [
    'LA,Mayor,21,Ada Bird,Black,African-American,Female,,2,2023-10-14,2023-08-10',
    '"Mayor" is no office of a legislature',
  ],
  [
    'LA,State Senator,21,Ada Bird,Blue,Blue,Female,,2,2023-10-14,2023-08-10',
    '"Blue" is no ethnicity that the atlas knows',
  ],
  [
    'LA,State Senator,21,Ada Bird,Black,African-American,Female,Won,2,2023-10-14,2023-08-10',
    'outcome has no meaning that is known: "Won"',
  ],
])('the line "%s" is refused', (row, reason) => {
  expect(read(row).refused).toEqual([{ file: 'qualified.csv', line: 2, reason }])
})
