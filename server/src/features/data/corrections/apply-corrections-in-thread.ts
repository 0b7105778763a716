import type { DatabaseAddress } from '#database/connect.ts'
import { ReusableThread } from '#database/reusable-thread.ts'
import type { DecidedTogether, ApplyCorrections } from '#features/data/corrections/apply-corrections.ts'

const thread = new URL('./apply-corrections-worker.ts', import.meta.url)

/** The own layer is read and written for a single value, by another thread than the one that answers requests. */
export function applyCorrectionsInThread(address: DatabaseAddress): ApplyCorrections {
  const applier = new ReusableThread<DecidedTogether, null>(thread, address)
  return async (decided, signal) => void (await applier.ask(decided, signal))
}
