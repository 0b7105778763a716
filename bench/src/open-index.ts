import { openDatabase } from '@atlas/server/database/open.ts'
import { buildHere } from '@atlas/server/dataset/build-snapshot.ts'
import type { Places } from '@atlas/server/dataset/places/places.ts'
import { dayOf, systemClock } from '@atlas/server/platform/clock.ts'
import { type SearchIndex, withCache } from '@atlas/server/search/search-index.ts'

interface OpenIndex {
  readonly index: SearchIndex
  readonly places: Places
}

/** The index of a server of the bench, with all jurisdictions searchable. */
export async function openIndex(url: string): Promise<OpenIndex> {
  const onIdleError = (error: Error) => {
    throw error
  }
  const { database, close } = await openDatabase({ url, dataDirectory: '', onIdleError })
  try {
    const options = { coverage: 'all', today: dayOf(systemClock.now()) } as const
    const { snapshot } = await buildHere(database).build(options, null, new AbortController().signal)
    const { index, places } = snapshot
    return { index: withCache(index), places }
  } finally {
    await close()
  }
}
