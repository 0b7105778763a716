import { jurisdictionKey } from '#imports/records/jurisdiction-keys.ts'
import { splitName } from '#vocabulary/people/split-name.ts'
import { isWriteIn } from '#imports/records/pseudo-candidates.ts'
import type { Candidacy } from '#imports/sources/public-pack/people/county-races.ts'
import type { PostOf } from '#imports/sources/public-pack/people/departures.ts'
import type { LocalWinner } from '#imports/sources/public-pack/people/local-returns.ts'

/** With less than this share of the votes of the county's other contests, one of the whole county lacks somebody. */
const leastShare = 0.5

/**
 * A contest of a whole county in which one person stood, with few votes beside the county's others of the day: votes of
 * an opponent may be filed under another office, and the loser may stand as the winner.
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

/** Of two candidates one has half of the votes, unless ballots without a vote, or votes for others, are in the total. */
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
