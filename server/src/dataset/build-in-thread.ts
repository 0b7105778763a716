import { once } from 'node:events'
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads'
import type { DatabaseAddress } from '#database/connect.ts'
import type { Build, BuildOptions, BuiltSnapshot } from '#dataset/build-snapshot.ts'

export interface ThreadSettings {
  readonly address: DatabaseAddress
  readonly options: BuildOptions
  /** Where the snapshot is posted to. */
  readonly port: MessagePort
}

/**
 * Builds in a thread that lives no longer than that: this one goes on answering, and what the build leaves for the
 * garbage collector goes with the thread.
 */
export function buildInThread(address: DatabaseAddress): Build {
  return async (options, signal) => {
    signal.throwIfAborted()
    // A channel of its own: on the thread's common one, `node --watch` speaks too.
    const { port1: ours, port2: port } = new MessageChannel()
    const worker = new Worker(new URL('./build-worker.ts', import.meta.url), {
      workerData: { address, options, port } satisfies ThreadSettings,
      transferList: [port],
    })
    try {
      const built = once(ours, 'message', { signal }).then(([first]) => first as BuiltSnapshot)
      return await Promise.race([built, ended(worker)])
    } finally {
      ours.close()
      await worker.terminate()
    }
  }
}

/** Fails as soon as the thread is gone, whoever ended it. */
async function ended(worker: Worker): Promise<never> {
  // An error in the thread is thrown here.
  const [code] = (await once(worker, 'exit')) as [number]
  throw new Error(`The thread that builds the search index ended with code ${code}`)
}
