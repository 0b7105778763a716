import type { Database } from '#database/connect.ts'
import type { LoadReport } from '#imports/load/load.ts'
import { loadRecords } from '#imports/load-records.ts'
import type { Progress } from '#imports/records/progress.ts'
import { demonstrationRecords } from '#imports/sources/demonstration/demonstration-records.ts'
import { type Clock, dayOf } from '#platform/clock.ts'

interface Opened {
  readonly database: Database
  readonly clock: Clock
}

/** Replaces any existing demonstration data by the requested number of invented officials. */
export async function loadDemonstration(
  { database, clock }: Opened,
  { officials, seed, onProgress }: { officials: number; seed: number; onProgress?: Progress },
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
