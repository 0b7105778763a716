import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import type { FactValueProps } from '#features/search/detail/FactValue.tsx'
import { lastElection } from '#features/search/detail/last-election.ts'
import { SourceMark } from '#features/search/detail/Sources.tsx'
import { percent } from '#ui/text/percent.ts'

/** "11-07-2023 · 100.0% of the vote" */
export function LastElectionValue({ row, facts }: FactValueProps) {
  const { day, year, share, hasNoOtherVotes } = lastElection(facts)
  if (year === null && share === null) return <span className="unknown">Unknown</span>
  const when = day ? typedDayOf(day) : (year ?? 'Year unknown')
  const won = share === null ? 'share unknown' : `${percent(share)} of the vote`
  return (
    <>
      {when} · {won}
      <SourceMark of={facts.provenance(row.id) ?? facts.provenance('stats.incumbent_election%')} />
      {hasNoOtherVotes && <span className="more">The returns list no votes for anyone else.</span>}
    </>
  )
}
