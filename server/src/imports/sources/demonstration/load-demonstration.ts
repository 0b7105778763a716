import type { Database } from '#database/connect.ts'
import { demonstrationRecords } from '#imports/sources/demonstration/demonstration-records.ts'
import { type LoadReport, loadRecords } from '#imports/load/load.ts'
import { type Clock, dayOf } from '#platform/clock.ts'

/** Replaces whatever demonstration data there is by as many invented officials as are asked for. */
export async function loadDemonstration(
  { database, clock }: { database: Database; clock: Clock },
  { officials, seed, onProgress }: { officials: number; seed: number; onProgress?: (message: string) => void },
): Promise<LoadReport> {
  const now = clock.now()
  const records = demonstrationRecords({ officials, seed, today: dayOf(now) })
  return await loadRecords(database, records, {
    origin: 'demonstration',
    isDemonstration: true,
    now,
    acceptLosses: Number.POSITIVE_INFINITY,
    onProgress: onProgress ?? (() => undefined),
  })
}
