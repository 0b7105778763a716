import { workerData } from 'node:worker_threads'
import { connect, type Database } from '#database/connect.ts'
import { socketOfLargeReads } from '#database/large-reads.ts'
import type { ThreadSettings } from '#database/run-in-thread.ts'
import type { ThreadAnswer } from '#database/reusable-thread.ts'

/** All that a module does which a `ReusableThread` runs: it answers, on a connection that ends soon after the last answer. */
export function answerInThread(answer: (database: Database, question: never) => Promise<unknown>): void {
  const { address, port } = workerData as ThreadSettings<null>
  if (!address) throw new Error('This work needs a database')
  const post = (message: ThreadAnswer<unknown>) => port.postMessage(message)
  const connection = { ...address.connection, max: 1, stream: socketOfLargeReads }
  // A connection that breaks between questions is replaced at the next question.
  const database = connect(connection, address.engine, () => undefined)
  port.on('message', (question: unknown) => {
    answer(database, question as never).then(
      (result) => post({ answer: result }),
      (error: unknown) => post({ error }),
    )
  })
}
