import type { ResultsRead } from '@atlas/contract/endpoints/data/import-check.ts'
import { states } from '@atlas/contract/rules/states.ts'
import { laws } from '@atlas/states/laws.ts'
import { publisherOf } from '#imports/publish-results/election-of.ts'
import { countiesOfResults } from '#imports/publish-results/read-known.ts'
import { type Contest, isOfPresident, isQuestion } from '#imports/results/contest.ts'
import { countiesNamed } from '#imports/results/county-names.ts'
import type { Results } from '#imports/results/read-results.ts'

/** A summary of a file of results; `matched` of its contests are for a seat that the atlas knows. */
export function resultsRead(results: Results, matched: number): ResultsRead {
  const { contests } = results
  const [questions, electing] = parted(contests, isQuestion)
  const [president, ofOffices] = parted(electing, isOfPresident)
  const withParts = contests.filter(({ addsUp }) => addsUp !== null)
  return {
    contests: contests.length,
    matched,
    questions: questions.length,
    president: president.length,
    votes_apart: contests
      .flatMap(({ choices }) => choices)
      .filter(({ kind }) => kind !== 'candidate')
      .reduce((sum, { votes }) => sum + votes, 0),
    totals:
      withParts.length === 0 ? null : { right: withParts.filter(({ addsUp }) => addsUp).length, of: withParts.length },
    counties: countiesIn(results),
    rules: rulesOf(ofOffices, results),
    source: publisherOf(results),
  }
}

function parted(contests: readonly Contest[], isOne: (contest: Contest) => boolean): [Contest[], Contest[]] {
  return [contests.filter(isOne), contests.filter((contest) => !isOne(contest))]
}

function countiesIn({ contests, stateId }: Results): ResultsRead['counties'] {
  const ofState = countiesOfResults().filter((county) => county.stateId === stateId)
  const named = countiesNamed(
    contests.flatMap(({ counties }) => counties),
    stateId,
    ofState,
  )
  if (named.length === 0) return null
  return { named: named.length, of: ofState.length, noun: states[stateId].countyNoun.several }
}

/** Unopposed candidates are elected without votes, so no rule about votes applies. */
function rulesOf(contests: readonly Contest[], { stateId, day }: Results): ResultsRead['rules'] {
  const rules = contests.filter(({ isUnopposed }) => !isUnopposed).map(({ title }) => laws[stateId].whoWins(title, day))
  const together = Map.groupBy(rules, ({ basis }) => basis)
  return [...together.values()]
    .map(([rule, ...more]) => ({ ...(rule as (typeof rules)[number]), contests: more.length + 1 }))
    .toSorted((one, other) => other.contests - one.contests)
}
