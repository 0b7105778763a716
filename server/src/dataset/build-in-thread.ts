import type { DatabaseAddress } from '#database/connect.ts'
import { runInThread } from '#database/run-in-thread.ts'
import type { Build } from '#dataset/build-snapshot.ts'

const thread = new URL('./build-worker.ts', import.meta.url)

/** Builds in a thread, and hands over what it built without a copy. */
export function buildInThread(address: DatabaseAddress): Build {
  return async (input, signal) => await runInThread(thread, { address, input, signal })
}
