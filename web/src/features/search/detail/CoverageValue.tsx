import { coverageSentence } from '#features/search/detail/coverage-sentence.ts'
import type { FactValueProps } from '#features/search/detail/FactValue.tsx'
import { SourceMark } from '#features/search/detail/Sources.tsx'

/** Whether the jurisdiction meets the coverage rule, by which share, or why that is not known. */
export function CoverageValue({ row, facts }: FactValueProps) {
  const { verdict, reason } = coverageSentence(facts)
  return (
    <>
      <span className={facts.value(row.id) === null ? 'unknown' : undefined}>{verdict}</span>
      <SourceMark of={facts.provenance(row.id) ?? facts.provenance('stats.vap_black%')} />
      {reason && <span className="more">{reason}</span>}
    </>
  )
}
