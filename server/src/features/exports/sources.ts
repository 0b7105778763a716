import type { Database } from '#database/connect.ts'
import type { Source } from '#features/exports/about-sheet.ts'

/** Every published source that the officials and figures of the data set come from. */
export async function readSources(database: Database): Promise<Source[]> {
  return await database
    .selectFrom('source')
    .select(['publisher', 'title', 'licence', 'url', 'as_of'])
    .orderBy('publisher')
    .orderBy('title')
    .execute()
}
