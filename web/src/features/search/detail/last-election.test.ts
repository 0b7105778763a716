import { expect, test } from 'vitest'
import { lastElection } from '#features/search/detail/last-election.ts'
import { readDetail } from '#features/search/detail/official-facts.ts'
import { buildDetail, provenance } from '#features/search/detail/test-facts.ts'

const won = (year: number | null, share: number | null, as_of: string | null) => {
  const values = { 'stats.incumbent_election_year': year, 'stats.incumbent_election%': share }
  const sources = { 'stats.incumbent_election_year': provenance({ as_of }) }
  return lastElection(readDetail(buildDetail(values, { sources })))
}

test.each([
  ['returns of a November Tuesday', 2023, '2023-11-07', '2023-11-07'],
  ['returns of a Saturday in Louisiana', 2023, '2023-10-14', '2023-10-14'],
  ['a list that was made in another year', 2023, '2026-11-03', null],
  ['a list that was made on a Friday of that year', 2026, '2026-11-20', null],
  ['a list that was made in the spring of that year', 2026, '2026-05-05', null],
  ['no date at all', 2023, null, null],
])('%s', (_, year, asOf, day) => {
  expect(won(year, 0.5, asOf).day).toBe(day)
})

test('only a share of exactly one says that nobody else has votes', () => {
  expect(won(2023, 1, null).hasNoOtherVotes).toBe(true)
  expect(won(2023, 0.9999, null).hasNoOtherVotes).toBe(false)
  expect(won(2023, null, null).hasNoOtherVotes).toBe(false)
})
