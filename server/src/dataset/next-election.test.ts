import { expect, test } from 'vitest'
import { nextElection } from '#dataset/next-election.ts'

const seat = { state_id: '13', office_id: 'sheriff', next_primary: '2028-05-16', next_general: '2028-11-07' }
const ofGeorgia = { state_id: '13', election_kind: 'primary', election_day: '2028-05-16', office_ids: null } as const
const runoff = { ...ofGeorgia, day: '2028-06-13' }

test.each([
  ['2026-11-22', '2028-05-16'],
  ['2028-05-16', '2028-05-16'],
  ['2028-05-17', '2028-06-13'],
  ['2028-06-14', '2028-11-07'],
  ['2028-11-08', null],
])('asked on %s, the next election of a seat is on %s', (today, next) => {
  expect(nextElection(seat, { today, runoffs: [runoff] })).toBe(next)
})

test.each([
  ['another state', { ...runoff, state_id: '01' }],
  ['another election', { ...runoff, election_day: '2030-05-21' }],
  ['the general election', { ...runoff, election_kind: 'general' as const }],
  ['other offices', { ...runoff, office_ids: ['coroner'] }],
])('a runoff of %s is not its runoff', (_, other) => {
  expect(nextElection(seat, { today: '2028-05-17', runoffs: [other] })).toBe('2028-11-07')
})

test('a seat without a day has no next election', () => {
  const unknown = { ...seat, next_primary: null, next_general: null }
  expect(nextElection(unknown, { today: '2026-11-22', runoffs: [runoff] })).toBeNull()
})
