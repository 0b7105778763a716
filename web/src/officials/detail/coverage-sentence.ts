import type { Coverage } from '@atlas/contract/rules/coverage.ts'
import { coverageLabels, leastShareFor } from '@atlas/contract/rules/coverage.ts'
import { numberOf } from '#shared/figures/figures.ts'
import type { OfficialFacts } from '#shared/figures/official-facts.ts'
import { percent, percentBeside, wholePercent } from '#shared/ui/text/percent.ts'
import { thousands } from '#shared/ui/text/thousands.ts'

interface CoverageSentence {
  readonly verdict: string
  readonly reason: string | null
}

/** "Meets the rule: 60.1% (at least 40%)", and what it is a share of, or why nothing is known. */
export function coverageSentence(facts: OfficialFacts): CoverageSentence {
  const share = numberOf(facts, 'stats.vap_black%')
  const votingAge = numberOf(facts, 'stats.vap_total')
  const label = facts.value('jurisdiction.coverage')
  const coverage = (Object.keys(coverageLabels) as Coverage[]).find((each) => coverageLabels[each] === label)
  if (coverage === undefined) return { verdict: 'Unknown', reason: reasonOfUnknown(facts, share) }
  if (share === null || votingAge === null) return { verdict: coverageLabels[coverage], reason: null }
  const least = leastShareFor(votingAge)
  const place = facts.provenance('stats.vap_total')?.place
  return {
    verdict: `${coverageLabels[coverage]}: ${percentBeside(share, least)} (at least ${wholePercent(least)})`,
    reason: `Black share of the ${thousands(votingAge)} people of voting age${place ? ` in ${place}` : ''}.`,
  }
}

function reasonOfUnknown(facts: OfficialFacts, share: number | null): string {
  if (share !== null) return `The rule is not applied to this jurisdiction; its share is ${percent(share)}.`
  if (facts.former) return `The figures on file describe the ${facts.former.linesYear} lines, which have changed.`
  return 'No voting-age figures are on file for this jurisdiction.'
}
