import type { DatabaseAddress } from '#database/connect.ts'
import { StandingThread } from '#database/standing-thread.ts'
import type { PublishTask } from '#features/drives/publish/publish-task.ts'

const thread = new URL('./publish-worker.ts', import.meta.url)

/** The own list is read and written by another thread than the one that answers requests. */
export function publishInThread(address: DatabaseAddress): PublishTask {
  const standing = new StandingThread<string, null>(thread, address)
  return async (taskId, signal) => void (await standing.ask(taskId, signal))
}
