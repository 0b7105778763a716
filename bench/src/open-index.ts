import { openDatabase } from '@atlas/server/database/open.ts'
import { buildSnapshot } from '@atlas/server/dataset/build-snapshot.ts'
import { dayOf, systemClock } from '@atlas/server/platform/clock.ts'
import { type SearchIndex, withCache } from '@atlas/server/search/search-index.ts'

/** What a server of the bench answers from, all jurisdictions in scope. */
export async function openIndex(url: string): Promise<SearchIndex> {
  const onIdleError = (error: Error) => {
    throw error
  }
  const { database, close } = await openDatabase({ url, dataDirectory: '', onIdleError })
  try {
    const { index } = await buildSnapshot(database, { coverage: 'all', today: dayOf(systemClock.now()) })
    return withCache(index)
  } finally {
    await close()
  }
}
