import { type ColumnId, columnOf } from '@atlas/contract/catalogue/columns.ts'
import type { Database } from '#database/connect.ts'
import { readSourceUses } from '#dataset/source-uses.ts'
import type { Source } from '#features/exports/about-sheet.ts'

/** Every published source that values of these columns come from, how they were made, and which columns those are. */
export async function readSources(database: Database, columns: readonly ColumnId[]): Promise<Source[]> {
  const { uses } = await readSourceUses(database)
  const sources = await database
    .selectFrom('source')
    .select(['id', 'publisher', 'title', 'licence', 'url', 'as_of'])
    .orderBy('publisher')
    .orderBy('title')
    .execute()
  return sources.flatMap((source) => {
    const own = uses.filter(({ sourceId, columnId }) => sourceId === source.id && columns.includes(columnId))
    const stated = columns.filter((id) => own.some(({ columnId }) => columnId === id))
    const methods = [...new Set(own.map(({ method }) => method))]
    return own.length === 0 ? [] : [{ ...source, methods, columns: stated.map((id) => columnOf(id).label) }]
  })
}
