import type { ByCoverage, CoveredArea, CoveredCounty } from '@atlas/contract/endpoints/data/coverage.ts'
import type { Snapshot } from '#dataset/dataset.ts'

/** The jurisdictions of one state, or of all where it is null, by kind. */
export function jurisdictionsOf(
  { jurisdictions }: Pick<Snapshot, 'jurisdictions'>,
  state: string | null,
): CoveredArea['jurisdictions'] {
  const byKind = new Map<string, ByCoverage>()
  for (const { stateId, kind, coverage, count } of jurisdictions) {
    if (state !== null && stateId !== state) continue
    const counts = byKind.get(kind) ?? { yes: 0, no: 0, unknown: 0 }
    byKind.set(kind, { ...counts, [coverage]: counts[coverage] + count })
  }
  return [...byKind].map(([kind, counts]) => ({ kind, ...counts }))
}

/** Every county by name, with its answer to the coverage rule and what the rule looks at; unknown where nothing is recorded. */
export function coveredCounties({
  counties: { counties },
}: Pick<Snapshot, 'counties'>): Omit<CoveredCounty, 'officials'>[] {
  return counties
    .map(({ id, full_name, state_id, coverage, figures }) => ({
      id,
      full_name,
      state_id: state_id as CoveredCounty['state_id'],
      coverage,
      voting_age: figures['stats.vap_total'],
      black_share: figures['stats.vap_black%'],
    }))
    .sort((a, b) => a.state_id.localeCompare(b.state_id) || a.full_name.localeCompare(b.full_name, 'en'))
}
