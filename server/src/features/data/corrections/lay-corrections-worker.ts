import { workInThread } from '#database/work-in-thread.ts'
import { type LaidTogether, layCorrections } from '#features/data/corrections/lay-corrections.ts'
import { systemClock as clock } from '#platform/clock.ts'

await workInThread(async (database, decided: LaidTogether) => {
  await layCorrections({ database, clock }, decided)
  return null
})
