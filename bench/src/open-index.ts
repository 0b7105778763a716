import { openDatabase } from '@atlas/server/database/open.ts'
import { buildSnapshot } from '@atlas/server/dataset/build-snapshot.ts'
import { dayOf, systemClock } from '@atlas/server/platform/clock.ts'
import { type SearchIndex, withCache } from '@atlas/server/search/search-index.ts'

/** The search index of a database, all jurisdictions in scope, as a server of the bench has it. */
export async function openIndex(url: string): Promise<SearchIndex> {
  const onIdleError = (error: Error) => {
    throw error
  }
  const { database, close } = await openDatabase({ url, dataDirectory: '', onIdleError })
  try {
    return withCache((await buildSnapshot(database, { coverage: 'all', today: dayOf(systemClock.now()) })).index)
  } finally {
    await close()
  }
}
