import { columnIds } from '@atlas/contract/catalogue/columns.ts'
import type { CoverageReply } from '@atlas/contract/endpoints/coverage.ts'
import type { CoverageSetting } from '@atlas/contract/rules/coverage.ts'
import { stateIds } from '@atlas/contract/rules/states.ts'
import type { Database } from '#database/connect.ts'
import type { Snapshot } from '#dataset/dataset.ts'
import { readSourceUses } from '#dataset/source-uses.ts'
import { countByCounty, countFilled, countOfficials } from '#features/coverage/count-officials.ts'
import { jurisdictionsOf, readCounties, readJurisdictions } from '#features/coverage/places.ts'
import { readSources } from '#features/coverage/sources.ts'

/** What the atlas holds and what it does not, of one state of the data set. */
export async function describeCoverage(
  database: Database,
  { index, leftOut, isDemonstration, today }: Snapshot,
  setting: CoverageSetting,
): Promise<Omit<CoverageReply, 'last_import' | 'changed_at'>> {
  const places = await readJurisdictions(database)
  const counties = await readCounties(database)
  const uses = await readSourceUses(database)
  const ofCounties = countByCounty(index, leftOut)
  const area = (state_id: (typeof stateIds)[number] | null) => ({
    state_id,
    ...countOfficials(index, leftOut, state_id),
    jurisdictions: jurisdictionsOf(places, state_id),
  })
  return {
    version: index.version,
    is_demonstration: isDemonstration,
    setting,
    today,
    total: area(null),
    states: stateIds.map(area),
    counties: counties.map((county) => ({ ...county, officials: ofCounties.get(county.id) ?? [] })),
    sources: await readSources(database, uses),
    columns: columnIds.map((id) => ({
      id,
      filled: countFilled(index, id),
      sources: [...new Set(uses.uses.flatMap((use) => (use.columnId === id ? [use.sourceId] : [])))].sort(),
    })),
  }
}
