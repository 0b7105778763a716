import { workInThread } from '#database/work-in-thread.ts'
import type { ExportInThread } from '#features/exports/write-export-in-thread.ts'
import { writeExport } from '#features/exports/write-export.ts'
import { systemClock as clock } from '#platform/clock.ts'
import { withCache } from '#search/search-index.ts'

// Who wants it to stop ends the thread.
const { signal } = new AbortController()

await workInThread(async (database, { exportId, title, url, snapshot }: ExportInThread) => {
  const current = {
    ...snapshot,
    index: withCache(snapshot.index),
    leftOut: snapshot.leftOut && withCache(snapshot.leftOut),
    placeIndex: withCache(snapshot.placeIndex),
  }
  await writeExport({ database, dataset: { current: () => current }, clock, title, url }, exportId, signal)
})
