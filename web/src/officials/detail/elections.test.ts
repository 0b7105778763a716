import { expect, test } from 'vitest'
import { hasInferredDate, lastElection, nextElection } from '#officials/detail/elections.ts'
import { readDetail } from '#shared/figures/official-facts.ts'
import { buildDetail, provenance, type Values } from '#testing/facts.ts'

const sheriff: Values = {
  'jurisdictionoffice.next_primary': '2027-08-03',
  'jurisdictionoffice.next_general': '2027-11-02',
}

test('the next election is the first that is still to come; a day that is over is left out, today is not', () => {
  const facts = readDetail(buildDetail(sheriff))
  expect(nextElection(facts, '2027-08-03')?.day).toBe('2027-08-03')
  expect(nextElection(facts, '2027-08-04')).toMatchObject({ day: '2027-11-02', title: 'General election' })
  expect(nextElection(facts, '2027-11-03')).toBeNull()
})

test('an inferred day says that it is', () => {
  const sources = { 'jurisdictionoffice.next_general': provenance({ method: 'inferred' }) }
  expect(hasInferredDate(readDetail(buildDetail(sheriff, { sources })))).toBe(true)
  expect(hasInferredDate(readDetail(buildDetail(sheriff)))).toBe(false)
})

const won = {
  'stats.incumbent_election_year': 2023,
  'stats.incumbent_election%': 0.546,
  'stats.last_election': 'Contested',
  'stats.last_election_date': '2023-11-07',
  'stats.last_election_candidates': 2,
  'stats.last_election_margin%': 0.092,
} as const

test('a last election is told by its day, its share, how it went and how many stood', () => {
  expect(lastElection(readDetail(buildDetail(won)))).toEqual({
    when: '11-07-2023',
    share: 0.546,
    outcome: 'Contested',
    margin: 0.092,
    candidates: 2,
  })
})

test('where the year alone is known, it stands for the day', () => {
  const detail = buildDetail({ ...won, 'stats.last_election_date': null })
  expect(lastElection(readDetail(detail)).when).toBe('2023')
})

test('who stood alone was one of no several candidates', () => {
  const detail = buildDetail({ ...won, 'stats.last_election': 'Uncontested', 'stats.last_election_candidates': 1 })
  expect(lastElection(readDetail(detail)).candidates).toBeNull()
})
