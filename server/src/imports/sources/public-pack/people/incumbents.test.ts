import { expect, test } from 'vitest'
import { withElection } from '#imports/sources/public-pack/people/incumbents.ts'
import type { LegislativeResult } from '#imports/sources/public-pack/people/legislative-results.ts'
import { buildJurisdiction, buildOfficial } from '#testing/imports/records/records.ts'

const key = 'house-district:12:66'
const jurisdictions = new Map([
  [key, buildJurisdiction({ key, stateId: '12', kind: 'house-district', district: '66' })],
])
const law = {
  calendar: [
    {
      stateId: '12',
      office: 'State Representative',
      turn: null,
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
  return {
    stateId: '12',
    chamber: 'lower',
    district: '66',
    day,
    candidate,
    party: '',
    share: rank === 1 ? 0.6 : 0.4,
    rank,
  }
}

interface Of {
  readonly first: string
  readonly last: string
  readonly since?: string
}

function lastElectionOf(name: Of, ...results: LegislativeResult[]) {
  const official = buildOfficial({
    ...name,
    jurisdictionKey: key,
    office: 'State Representative',
    asOf: '2026-08-05',
    electionYear: null,
    electionShare: null,
  })
  return withElection([official], { results, seatedSince: new Map() }, jurisdictions, law)[0]
}

function electionOf(name: Of, ...results: LegislativeResult[]) {
  return lastElectionOf(name, ...results)?.electionYear
}

test.each([
  ['López', 'SUSAN LOPEZ', 2024],
  ['Bracy Davis', 'LaVon Bracy Davis', 2024],
  ['Kincart Jonsson', 'Jennifer Kincart Jonsson, Jr.', 2024],
  ['Busatta', 'Susan Busatta Cabrera', 2024],
  ['Hart-Lowman', 'SUSAN "MS DEE" HART', 2024],
  ['Hart-Lowman', 'ADA HART', null],
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

test('the last election of a legislator tells how many stood, and by how much the winner was ahead', () => {
  const official = lastElectionOf({ first: 'Ada', last: 'Bird' }, result('ADA BIRD', 1), result('EVE COLE', 2))
  expect(official).toMatchObject({
    lastElection: 'Contested',
    lastElectionDate: '2024-11-05',
    lastElectionCandidates: 2,
    lastElectionMargin: 0.2,
  })
  expect(official?.provenance['stats.last_election']).toMatchObject({
    source: 'legislative-results',
    method: 'reported',
  })
})

const elsewhere = { ...result('EVE COLE', 1), district: '67' }

test('who is not among the contested seats that Florida publishes was unopposed, which is inferred', () => {
  const official = lastElectionOf({ first: 'Ada', last: 'Bird', since: '2022-11-08' }, elsewhere)
  expect(official).toMatchObject({
    electionYear: 2024,
    electionShare: null,
    lastElection: 'Uncontested',
    lastElectionDate: '2024-11-05',
    lastElectionCandidates: 1,
    lastElectionMargin: null,
  })
  const { method, note } = official?.provenance['stats.last_election'] ?? {}
  expect([method, note]).toEqual([
    'inferred',
    'The returns leave out whoever had no opponent, and this seat is not among those that they list.',
  ])
})

test.each([
  ['came by a special election since', '2025-06-10', [elsewhere]],
  ['sits since a day that nobody knows', undefined, [elsewhere]],
  ['stood where no returns of that day are on file', '2022-11-08', [{ ...elsewhere, day: '2022-11-08' }]],
])('who %s is not called unopposed', (_, since, results) => {
  const name = { first: 'Ada', last: 'Bird', ...(since && { since }) }
  expect(lastElectionOf(name, ...results)?.lastElection).toBeUndefined()
})
