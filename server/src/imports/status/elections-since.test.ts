import { expect, test } from 'vitest'
import { electionsSince, generalElectionOf } from '#imports/status/elections-since.ts'

const seats = (changes: object) => ({
  sourceId: 'list',
  asOf: '2026-08-05',
  nextGeneral: null,
  endYear: null,
  officials: 3,
  ...changes,
})

test.each([
  ['the day of the calendar has passed', { nextGeneral: '2026-11-03' }, '2026-11-22', ['2026-11-03']],
  ['the day of the calendar is to come', { nextGeneral: '2026-12-12' }, '2026-11-22', []],
  [
    'the term ended, and the calendar shows the next',
    { nextGeneral: '2030-11-05', endYear: 2026 },
    '2026-11-22',
    ['2026-11-03'],
  ],
  ['the term ends this year, before the day', { endYear: 2026 }, '2026-11-02', []],
  ['the calendar has another day of that year', { nextGeneral: '2027-11-13', endYear: 2027 }, '2027-11-05', []],
  ['the list is younger than the election', { asOf: '2026-11-18', endYear: 2026 }, '2026-11-22', []],
  ['nothing is known of the seat', {}, '2026-11-22', []],
])('an election since then, where %s', (_, changes, today, days) => {
  expect(electionsSince([seats(changes)], today).map(({ day }) => day)).toEqual(days)
})

test('officials of one election are counted together, the newest election first', () => {
  expect(
    electionsSince(
      [seats({ endYear: 2026 }), seats({ nextGeneral: '2026-11-03' }), seats({ nextGeneral: '2026-10-10' })],
      '2026-11-22',
    ),
  ).toEqual([
    { day: '2026-11-03', officials: 6 },
    { day: '2026-10-10', officials: 3 },
  ])
})

test.each([
  [2024, '2024-11-05'],
  [2026, '2026-11-03'],
  [2027, '2027-11-02'],
  [2028, '2028-11-07'],
])('the general election of %d', (year, day) => {
  expect(generalElectionOf(year)).toBe(day)
})
