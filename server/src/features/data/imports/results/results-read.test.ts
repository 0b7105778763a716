import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { StateId } from '@atlas/contract/rules/states.ts'
import { expect, test } from 'vitest'
import { resultsRead } from '#features/data/imports/results/results-read.ts'
import { countiesOfResults } from '#imports/publish-results/read-known.ts'
import { readResults } from '#imports/results/read-results.ts'

const excerpt = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../../../../testing/imports/results/${name}`, import.meta.url)))
const read = (name: string, day: string, stateId: StateId | null = null, bytes: Uint8Array = excerpt(name)) =>
  resultsRead(readResults(name, bytes, { day, stateId }, countiesOfResults()), 1)
const text = (...lines: readonly string[]) => Buffer.from(lines.join('\n'))

test('questions, the president’s contest and votes that are nobody’s are counted apart', () => {
  const bytes = text(
    'county,precinct,office,district,party,candidate,votes',
    'Bolivar,1,President,,REP,Ann Roe,40',
    'Bolivar,1,Sheriff,,DEM,Bo Doe,30',
    'Bolivar,1,Sheriff,,,Write-ins,4',
    'Bolivar,1,Sheriff,,,OverVotes,2',
    'Bolivar,1,Initiative 65,,,Yes,20',
    'Bolivar,1,Initiative 65,,,No,10',
    'Sharkey,1,Circuit Court Judge,,,Cy Poe,9',
  )
  expect(read('20261103__ms__general__precinct.csv', '2026-11-03', null, bytes)).toEqual({
    contests: 4,
    matched: 1,
    questions: 1,
    president: 1,
    votes_apart: 6,
    totals: null,
    counties: { named: 2, of: 82, noun: 'counties' },
    rules: [
      { needs: 'most', tie: 'lot', basis: 'Mississippi Code 23-15-605', contests: 1 },
      { needs: 'majority', tie: 'runoff', basis: 'Mississippi Code 23-15-981', contests: 1 },
    ],
    source: 'OpenElections’ CSV, results of 11-03-2026',
  })
})

test('totals are held against their parts where a file has both', () => {
  const name = 'clarity-ga-atkinson-20201103-detail.xml'
  const right = read(name, '2020-11-03', '13').totals
  expect(right).toEqual({ right: right?.of, of: right?.of })
  const wrong = Buffer.from(excerpt(name).toString().replace('totalVotes="2300"', 'totalVotes="2301"'))
  expect(read(name, '2020-11-03', '13', wrong).totals).toEqual({ right: (right?.of ?? 0) - 1, of: right?.of })
  const withoutParts = Buffer.from(excerpt(name).toString().replaceAll('VoteType', 'Other'))
  expect(read(name, '2020-11-03', '13', withoutParts).totals).toBeNull()
})

test('a list of the unopposed has no votes, and no rule of how many', () => {
  const bytes = text(
    'Election,Parish,OfficeTitle,OfficeTitleDescription,NumberToBeElected,BallotFirstName,BallotLastName,BallotSuffix,Party,Outcome',
    '11/03/2026,ACADIA - 01,Member of School Board,District 1,1,Ann,Roe,,REP,Unopposed',
  )
  expect(read('candidates.csv', '2026-11-03', null, bytes)).toMatchObject({ contests: 1, rules: [], totals: null })
})
