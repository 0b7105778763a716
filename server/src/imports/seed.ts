import type { Database } from '#database/connect.ts'
import { loadDemonstration } from '#imports/sources/demonstration/load-demonstration.ts'
import type { Clock } from '#platform/clock.ts'

const seededOfficials = 6_000
const seed = 1

/** Fills a database that holds no officials yet with the demonstration data; answers whether it did. */
export async function seedDemonstration({ database, clock }: { database: Database; clock: Clock }): Promise<boolean> {
  const anyone = await database.selectFrom('official').select('id').limit(1).executeTakeFirst()
  if (anyone) return false
  await loadDemonstration({ database, clock }, { officials: seededOfficials, seed })
  return true
}
