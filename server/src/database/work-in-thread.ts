import { workerData } from 'node:worker_threads'
import { connect, type Database } from '#database/connect.ts'
import { socketOfLargeReads } from '#database/large-reads.ts'
import type { ThreadMessage, ThreadSettings } from '#database/run-in-thread.ts'

/** What a thread does. What it is given, `runInThread` says; nobody here could look into that. */
type Work = (database: Database, given: never, onStep: (step: string) => void) => Promise<unknown>

/** All that a module does which `runInThread` runs: its work, on the thread's own connection. */
export async function workInThread(work: Work): Promise<void> {
  const { address, input, port } = workerData as ThreadSettings<never>
  if (!address) throw new Error('This work needs a database')
  const post = (message: ThreadMessage<unknown>) => port.postMessage(message)
  const database = connect({ ...address.connection, max: 1, stream: socketOfLargeReads }, address.engine, (error) => {
    throw error
  })
  const result = await work(database, input, (step) => post({ step }))
  await database.destroy()
  post({ result })
}
