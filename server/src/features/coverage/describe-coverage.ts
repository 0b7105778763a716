import { sql } from 'kysely'
import { columnIds } from '@atlas/contract/catalogue/columns.ts'
import { methods } from '@atlas/contract/catalogue/method.ts'
import type { CoverageReply, CoverageSource, LastImport } from '@atlas/contract/endpoints/coverage.ts'
import type { CoverageSetting } from '@atlas/contract/rules/coverage.ts'
import { stateIds } from '@atlas/contract/rules/states.ts'
import type { Database } from '#database/connect.ts'
import type { Snapshot } from '#dataset/dataset.ts'
import { readSourceUses, type SourceUses } from '#dataset/source-uses.ts'
import { countByCounty, countFilled, countOfficials } from '#features/coverage/count-officials.ts'
import { jurisdictionsOf, readCounties, readJurisdictions } from '#features/coverage/places.ts'

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

/** Every published source, and how much rests on it. */
export async function readSources(
  database: Database,
  { uses, officials, figures }: SourceUses,
): Promise<CoverageSource[]> {
  const sources = await database
    .selectFrom('source')
    .select(['id', 'title', 'publisher', 'licence', 'url', 'as_of'])
    .orderBy('publisher')
    .orderBy('title')
    .execute()
  return sources.map((source) => {
    const made = new Set(uses.flatMap((use) => (use.sourceId === source.id ? [use.method] : [])))
    return {
      ...source,
      methods: methods.filter((method) => made.has(method)),
      officials: officials.get(source.id) ?? 0,
      figures: figures.get(source.id) ?? 0,
    }
  })
}

/** When data was last imported, which, and what it changed; and when one last changed anything. Null where nothing did. */
export async function readLastImport(database: Database): Promise<Pick<CoverageReply, 'last_import' | 'changed_at'>> {
  const { changed_at: changed } = await database
    .selectFrom('dataset_version')
    .select('changed_at')
    .executeTakeFirstOrThrow()
  return { last_import: await readRun(database), changed_at: changed?.toISOString() ?? null }
}

async function readRun(database: Database): Promise<LastImport | null> {
  const run = await database
    .selectFrom('import_run')
    .select([
      'origin',
      'finished_at',
      sql<LastImport['officials']>`report -> 'tables' -> 'official'`.as('officials'),
      sql<LastImport['figures']>`report -> 'tables' -> 'jurisdiction_fact'`.as('figures'),
    ])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return run ? { ...run, finished_at: run.finished_at.toISOString() } : null
}
