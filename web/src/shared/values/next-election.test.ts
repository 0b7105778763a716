import { expect, test } from 'vitest'
import { nextElection } from '#shared/values/next-election.ts'

const today = '2026-11-20'

test.each([
  ['the primary where it comes first', '2028-05-16', '2028-11-07', { label: 'Next primary', day: '2028-05-16' }],
  ['the general once the primary has passed', '2026-05-19', '2028-11-07', { label: 'Next general', day: '2028-11-07' }],
  [
    'the primary of the term after where that is nearer',
    '2027-03-02',
    '2030-11-05',
    { label: 'Next primary', day: '2027-03-02' },
  ],
  ['an election of today', null, '2026-11-20', { label: 'Next general', day: '2026-11-20' }],
  ['nothing where both have passed', '2026-05-19', '2026-11-03', null],
  ['nothing where no day is known', null, null, null],
])('a card tells %s', (_, primary, general, expected) => {
  const row = { 'jurisdictionoffice.next_primary': primary, 'jurisdictionoffice.next_general': general }
  expect(nextElection(row, today)).toEqual(expected)
})
