import type { DatabaseAddress } from '#database/connect.ts'
import { runInThread } from '#database/run-in-thread.ts'
import type { DecidedTogether, ApplyCorrections } from '#features/data/corrections/apply-corrections.ts'

const thread = new URL('./apply-corrections-worker.ts', import.meta.url)

/** A whole list is read and written for a single value, by another thread than the one that answers requests. */
export function applyCorrectionsInThread(address: DatabaseAddress): ApplyCorrections {
  return async (input, signal) => {
    await runInThread<null, DecidedTogether>(thread, { address, input, signal })
  }
}
