import type { DatabaseAddress } from '#database/connect.ts'
import { runInThread } from '#database/run-in-thread.ts'
import type { LaidTogether, Lay } from '#features/data/corrections/lay-corrections.ts'

const thread = new URL('./lay-corrections-worker.ts', import.meta.url)

/** A whole list is read and written for a single value, by another thread than the one that answers requests. */
export function layCorrectionsInThread(address: DatabaseAddress): Lay {
  return async (given, signal) => {
    await runInThread<null, LaidTogether>(thread, { address, given, signal })
  }
}
