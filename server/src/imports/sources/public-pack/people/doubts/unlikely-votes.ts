import { jurisdictionKey } from '#imports/records/jurisdiction-keys.ts'
import { splitName } from '#vocabulary/people/split-name.ts'
import { isWriteIn } from '#imports/records/pseudo-candidates.ts'
import type { Candidacy } from '#imports/sources/public-pack/people/county-races.ts'
import type { PostOf } from '#imports/sources/public-pack/people/departures.ts'
import type { LocalWinner } from '#imports/sources/public-pack/people/local-returns.ts'

/**
 * A countywide contest with less than this share of the votes in the county's other contests probably lacks a
 * candidate.
 */
const leastShare = 0.5

/**
 * Countywide contests with a single candidate and few votes compared with the county's other contests of the day. The
 * votes of an opponent may be filed under another office, so that the loser appears to be the winner.
 */
export function fewVotes(candidacies: readonly Candidacy[], postOf: PostOf): string[] {
  const countywide = candidacies.filter(
    ({ district, office, votes }) => votes !== null && district === '' && office !== 'County Commissioner',
  )
  const days = Map.groupBy(countywide, ({ day, countyId }) => `${day} ${countyId}`)
  return [...days.values()].flatMap((ofDay) => {
    const contests = [...Map.groupBy(ofDay, ({ office }) => office).values()]
    return contests.flatMap((contest) => {
      const [alone, ...opponents] = contest.filter(({ candidate }) => !isWriteIn(candidate))
      const usual = medianOf(contests.filter((other) => other !== contest).map(votesIn))
      if (!alone || opponents.length > 0 || votesIn(contest) >= leastShare * usual) return []
      return sentenceOf(alone, votesIn(contest), usual, postOf)
    })
  })
}

function sentenceOf(alone: Candidacy, votes: number, usual: number, postOf: PostOf): string {
  const post = postOf({ office: alone.office, jurisdictionKey: jurisdictionKey.county(alone.countyId) })
  const [few, many] = [votes, usual].map((count) => count.toLocaleString('en-US'))
  return `${splitName(alone.candidate).name}, ${post}, stood alone with ${few} votes, where the other contests of the county had about ${many}: an opponent’s votes may be filed under another office.`
}

function medianOf(counts: readonly number[]): number {
  return counts.toSorted((a, b) => a - b)[Math.floor(counts.length / 2)] ?? 0
}

function votesIn(contest: readonly Candidacy[]): number {
  return contest.reduce((sum, { votes }) => sum + (votes ?? 0), 0)
}

/**
 * One of two candidates has at least half of the votes, unless the total includes blank ballots or votes for others.
 */
export function tooSmallShares(winners: readonly LocalWinner[]): string[] {
  return winners
    .filter(
      ({ election, share, seats }) => seats === 1 && share !== null && (election.candidates ?? 3) <= 2 && share < 0.5,
    )
    .map(
      ({ name, office, place }) =>
        `${name}, ${office} of ${place}, has less than half of the votes of two candidates: the total counts more than their votes.`,
    )
}
