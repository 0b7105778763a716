import { changesSince } from '#database/changes/changes-since.ts'
import type { NetChanges } from '#database/changes/net-changes.ts'
import type { Database } from '#database/connect.ts'
import type { Snapshot } from '#dataset/dataset.ts'
import { oncePerSnapshot } from '#dataset/once-per-snapshot.ts'

/** id → what loads changed in an official since then */
export type Happened = ReadonlyMap<number, NetChanges>

// Most people last visited in one of the versions of the last weeks.
const mostCached = 8

const cacheOf = oncePerSnapshot(() => new Map<string, Promise<Happened>>())

/**
 * What loads changed between a version of the data and the current one. Cached, because the result for two versions
 * never changes, and after a load that changed everything it takes long to read.
 */
export async function whatHappened(
  database: Database,
  snapshot: Snapshot,
  { after, hidden }: { readonly after: number; readonly hidden: ReadonlySet<string> },
): Promise<Happened> {
  const cached = cacheOf(snapshot)
  const key = `${after} ${hidden.size}`
  const cachedValue = cached.get(key)
  if (cachedValue) return await cachedValue
  const reading = changesSince(database, { after, until: snapshot.index.version, officialIds: 'all', hidden })
  cached.set(key, reading)
  const [oldest] = cached.keys()
  if (cached.size > mostCached && oldest !== undefined) cached.delete(oldest)
  // A failed read is tried again.
  reading.catch(() => cached.delete(key))
  return await reading
}
