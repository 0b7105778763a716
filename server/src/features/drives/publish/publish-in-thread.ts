import type { DatabaseAddress } from '#database/connect.ts'
import { ReusableThread } from '#database/reusable-thread.ts'
import type { PublishTask } from '#features/drives/publish/publish-task.ts'

const thread = new URL('./publish-worker.ts', import.meta.url)

/** Reads and writes the own list outside of the thread that answers requests. */
export function publishInThread(address: DatabaseAddress): PublishTask {
  const publisher = new ReusableThread<string, null>(thread, address)
  return async (taskId, signal) => void (await publisher.ask(taskId, signal))
}
