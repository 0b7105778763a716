import { workInThread } from '#database/work-in-thread.ts'
import { buildSnapshot } from '#dataset/build-snapshot.ts'

await workInThread(buildSnapshot)
