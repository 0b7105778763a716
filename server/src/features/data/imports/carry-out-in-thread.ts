import type { DatabaseAddress } from '#database/connect.ts'
import { runInThread } from '#database/run-in-thread.ts'
import type { CarryOut } from '#features/data/imports/carry-out.ts'

const thread = new URL('./carry-out-worker.ts', import.meta.url)

// V8 lets a heap grow by what it may become: under the gigabytes that it would allow itself, the same file takes nearly
// twice the memory, and a sixth more under one. A list of 60,000 rows needs a fifth of this.
const resourceLimits = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 12 }

/** A file of megabytes is read, compared and written by another thread than the one that answers requests. */
export function carryOutInThread(address: DatabaseAddress): CarryOut {
  return async (input, onStep, signal) => await runInThread(thread, { address, input, signal, onStep, resourceLimits })
}
