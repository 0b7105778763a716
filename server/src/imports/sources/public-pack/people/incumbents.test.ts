import { expect, test } from 'vitest'
import { withElection } from '#imports/sources/public-pack/people/incumbents.ts'
import type { LegislativeResult } from '#imports/sources/public-pack/people/legislative-results.ts'
import { buildJurisdiction, buildOfficial } from '#imports/records/test-records.ts'

const key = 'house-district:12:66'
const jurisdictions = new Map([
  [key, buildJurisdiction({ key, stateId: '12', kind: 'house-district', district: '66' })],
])
const law = {
  calendar: [
    {
      stateId: '12',
      offices: ['State Representative'],
      parity: null,
      lastGeneralYear: 2026,
      next: { primary: null, general: null },
      nextByYear: new Map(),
      endsWithElection: false,
      note: '',
    },
  ],
  terms: [{ stateIds: ['12'], offices: ['State Representative'], years: 2, note: '' }],
} as const

function result(candidate: string, rank: number, day = '2024-11-05'): LegislativeResult {
  return { stateId: '12', chamber: 'lower', district: '66', day, candidate, share: 0.6, rank }
}

function electionOf(name: { first: string; last: string }, ...results: LegislativeResult[]) {
  const official = buildOfficial({
    ...name,
    jurisdictionKey: key,
    office: 'State Representative',
    asOf: '2026-08-05',
    electionYear: null,
    electionShare: null,
  })
  return withElection([official], results, jurisdictions, law)[0]?.electionYear
}

test.each([
  ['López', 'SUSAN LOPEZ', 2024],
  ['Bracy Davis', 'LaVon Bracy Davis', 2024],
  ['Kincart Jonsson', 'Jennifer Kincart Jonsson, Jr.', 2024],
  ['Davis', 'SUSAN LOPEZ', null],
  ['Opez', 'SUSAN LOPEZ', null],
])('the surname %s against the winner %s gives the year %s', (last, winner, year) => {
  expect(electionOf({ first: 'Susan', last }, result(winner, 1), result('ADA BIRD', 2))).toBe(year)
})

test('where two of a race share the surname, the first name decides', () => {
  const race = [result('SUSAN BIRD', 1), result('ADA BIRD', 2)]
  expect(electionOf({ first: 'Susan', last: 'Bird' }, ...race)).toBe(2024)
  expect(electionOf({ first: 'Ada', last: 'Bird' }, ...race)).toBeNull()
})

test('a race older than the last regular election is not the latest one, which nobody contested', () => {
  expect(electionOf({ first: 'Ada', last: 'Bird' }, result('ADA BIRD', 1, '2022-11-08'))).toBeNull()
})
