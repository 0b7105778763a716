import { openDatabase } from '@atlas/server/database/open.ts'
import { buildSnapshot } from '@atlas/server/dataset/build-snapshot.ts'
import type { Snapshot } from '@atlas/server/dataset/dataset.ts'
import { dayOf, systemClock } from '@atlas/server/platform/clock.ts'
import { type SearchIndex, withCache } from '@atlas/server/search/search-index.ts'

/** What a server of the bench answers from, all jurisdictions in scope. */
export async function openSnapshot(url: string): Promise<Snapshot> {
  const onIdleError = (error: Error) => {
    throw error
  }
  const { database, close } = await openDatabase({ url, dataDirectory: '', onIdleError })
  try {
    const built = await buildSnapshot(database, { coverage: 'all', today: dayOf(systemClock.now()) })
    const [index, placeIndex] = [withCache(built.index), withCache(built.placeIndex)]
    return { ...built, index, placeIndex, bytes: 0, weight: new ArrayBuffer(0), preparedSeconds: 0 }
  } finally {
    await close()
  }
}

export async function openIndex(url: string): Promise<SearchIndex> {
  return (await openSnapshot(url)).index
}
