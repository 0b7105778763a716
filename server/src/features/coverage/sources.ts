import type { CoverageSource } from '@atlas/contract/endpoints/coverage.ts'
import { methods } from '@atlas/contract/catalogue/method.ts'
import type { Database } from '#database/connect.ts'
import type { SourceUses } from '#dataset/source-uses.ts'

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
