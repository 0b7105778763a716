import { columnIds } from '@atlas/contract/catalogue/columns.ts'
import { methods } from '@atlas/contract/catalogue/method.ts'
import type { CoverageReply, CoverageSource } from '@atlas/contract/endpoints/data/coverage.ts'
import type { CoverageSetting } from '@atlas/contract/rules/coverage.ts'
import { stateIds } from '@atlas/contract/rules/states.ts'
import type { Snapshot } from '#dataset/dataset.ts'
import { countByCounty, countOfficials } from '#features/data/coverage/count-officials.ts'
import { coveredCounties, jurisdictionsOf } from '#features/data/coverage/places.ts'
import { countKnown } from '#search/count-known.ts'

/** What the atlas holds and what it does not, of one state of the data set. */
export function describeCoverage(
  snapshot: Snapshot,
  setting: CoverageSetting,
): Omit<CoverageReply, 'last_import' | 'doubts'> {
  const { index, excluded, uses, isDemonstration, changedAt, today } = snapshot
  const ofCounties = countByCounty(index, excluded)
  const area = (state_id: (typeof stateIds)[number] | null) => ({
    state_id,
    ...countOfficials(index, excluded, state_id),
    jurisdictions: jurisdictionsOf(snapshot, state_id),
  })
  return {
    version: index.version,
    is_demonstration: isDemonstration,
    setting,
    today,
    total: area(null),
    states: stateIds.map(area),
    counties: coveredCounties(snapshot).map((county) => ({ ...county, officials: ofCounties.get(county.id) ?? [] })),
    sources: describeSources(snapshot),
    columns: columnIds.map((id) => ({
      id,
      filled: countKnown(index, id, []).known,
      sources: [...new Set(uses.uses.flatMap((use) => (use.columnId === id ? [use.sourceId] : [])))].sort(),
    })),
    changed_at: changedAt?.toISOString() ?? null,
  }
}

/** The same without the columns that are hidden. */
export function visibleCoverage<Described extends Pick<CoverageReply, 'columns'>>(
  described: Described,
  hidden: ReadonlySet<string>,
): Described {
  return { ...described, columns: described.columns.filter(({ id }) => !hidden.has(id)) }
}

/** Every published source, and how much rests on it. */
function describeSources({ provenance, uses: { uses, officials, figures } }: Snapshot): CoverageSource[] {
  return Array.from(provenance.sources.values(), (source) => {
    const made = new Set(uses.flatMap((use) => (use.sourceId === source.id ? [use.method] : [])))
    return {
      ...source,
      methods: methods.filter((method) => made.has(method)),
      officials: officials.get(source.id) ?? 0,
      figures: figures.get(source.id) ?? 0,
    }
  })
}
