import { workInThread } from '#database/work-in-thread.ts'
import { carryOut } from '#features/data/imports/carry-out.ts'
import { systemClock as clock } from '#platform/clock.ts'

await workInThread(async (database, requestId: string, onProgress) => {
  return await carryOut({ database, clock }, requestId, onProgress)
})
