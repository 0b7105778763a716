import { expect, test } from 'vitest'
import { jurisdictionKey } from '#imports/records/jurisdiction-keys.ts'
import type { OpenSeat } from '#imports/publish-results/open-seats.ts'
import { toBeText } from '#imports/publish-results/plan-words.ts'
import { planResults } from '#imports/publish-results/plan-results.ts'
import { seatKey } from '#imports/publish-results/seats-of-contest.ts'
import { rowsToBe } from '#imports/publish-results/table.ts'
import type { Contest } from '#imports/results/contest.ts'

const perry = { id: '01105', stateId: '01' as const, name: 'Perry', fullName: 'Perry County' }
const coroner: OpenSeat = {
  office: 'Coroner',
  place: 'Perry County',
  placeKey: jurisdictionKey.county(perry.id),
  kind: 'county',
  district: null,
  state: 'Alabama',
  countyIds: [perry.id],
  byLaw: 1,
  termYears: 4,
  nextGeneral: '2026-11-03',
}
const contest = (changes: Partial<Contest> = {}): Contest => ({
  title: 'CORONER',
  district: '',
  counties: ['Perry'],
  seats: 1,
  precinctsMissing: 0,
  addsUp: true,
  choices: [
    { name: 'ANN ROE', party: 'Democratic', votes: 60, kind: 'candidate' },
    { name: 'BO DOE', party: 'Republican', votes: 40, kind: 'candidate' },
  ],
  ...changes,
})
const planned = (of: Contest, day = '2026-11-03') =>
  planResults(
    { form: 'a file', stateId: '01', day, contests: [of], notRead: [], missing: null },
    {
      holders: { all: [], of: () => [] },
      openSeats: (key) => (key === seatKey('coroner', coroner.placeKey) ? coroner : undefined),
      counties: [perry],
      gazetteer: {
        counties: new Map([[perry.id, perry]]),
        placeOf: () => undefined,
        countiesOfPlace: () => [],
      } as unknown as Parameters<typeof planResults>[1]['gazetteer'],
      today: '2026-11-20',
      answers: {},
    },
  )

test('the winner of a seat by law that nobody on file holds is shown in it from the day on which the term begins', () => {
  const { toBe, untold } = planned(contest())
  expect(untold).toEqual([])
  expect(toBe.map(toBeText)).toEqual(['Not on file until now: Coroner, Perry County: ANN ROE takes office 01-18-2027'])
  expect(rowsToBe(toBe)).toMatchObject([
    {
      cells: {
        'eo.name': 'Ann Roe',
        'eo.since': '2027-01-18',
        'eo.term_end': '2031-01-17',
        'stats.last_election_margin%': '20%',
      },
      follows: null,
    },
  ])
})

test('whom nobody stands against is uncontested, and has no share of votes that were not cast', () => {
  const [only] = planned(
    contest({ isUnopposed: true, choices: [{ name: 'ANN ROE', party: '', votes: 0, kind: 'candidate' }] }),
  ).toBe
  expect(only?.election).toMatchObject({ outcome: 'Uncontested', candidates: 1, share: null, margin: null })
})

test.each<[string, Contest, string | undefined, string]>([
  [
    'the office is not understood',
    contest({ title: 'DOG CATCHER' }),
    undefined,
    'nobody is on file for a seat of this title.',
  ],
  [
    'several counties vote on it that the file does not name',
    contest({ counties: [], isAcrossCounties: true }),
    undefined,
    'CORONER: several counties vote on it, and the file does not say which. Enter it by hand.',
  ],
  [
    'more are elected than the law has seats',
    contest({ seats: 2 }),
    undefined,
    '2 are elected, and the law gives one seat.',
  ],
  ['it is decided later', contest({ precinctsMissing: 1 }), undefined, 'not all of its precincts have reported.'],
  [
    'no law tells when the term begins',
    contest(),
    '2026-05-19',
    'nobody is on file, and it is not certain when the term of the winner begins.',
  ],
])('nobody is shown in it where %s', (_, of, day, sentence) => {
  const { toBe, untold } = planned(of, day)
  expect([toBe, untold]).toEqual([[], [expect.stringContaining(sentence)]])
})
