import { once } from 'node:events'
import {
  MessageChannel,
  type MessagePort,
  receiveMessageOnPort,
  type ResourceLimits,
  Worker,
} from 'node:worker_threads'
import type { DatabaseAddress } from '#database/connect.ts'
import { warnOfOutput } from '#database/thread-output.ts'

/**
 * How much heavy work steps back, from 0 (not at all) to 19: where processors are few, the thread that answers requests
 * gets three quarters of one that both want, and needs not wait until the other's turn is over.
 */
export const heavyPriority = 5

/** Where every heavy thread begins: it steps back, and does what its settings say. */
export const heavyThread = new URL('./yielding-thread.ts', import.meta.url)

/** What the module of a thread finds as its `workerData`; `workInThread` reads it. */
export interface ThreadSettings<Given> {
  /** The address of the module that does the work. */
  readonly module: string
  /** Null for work that needs no database. */
  readonly address: DatabaseAddress | null
  readonly input: Given
  /** Where its steps and its result are posted to. */
  readonly port: MessagePort
}

export type ThreadMessage<Result> = { readonly step: string } | { readonly result: Result }

interface Work<Given> {
  /** Absent for work that needs no database. */
  readonly address?: DatabaseAddress
  /** What the thread is to know: plain values and shared memory. */
  readonly input: Given
  /** If it is aborted, the thread ends at once, and what its transaction has done is rolled back. */
  readonly signal: AbortSignal
  readonly onStep?: (step: string) => void
  /** What the thread may take; it dies where it needs more. */
  readonly resourceLimits?: ResourceLimits
}

/**
 * Does heavy work in a thread that lives no longer than that, with a connection of its own: this thread goes on
 * answering, first where both want a processor, and what the work leaves for the garbage collector goes with the other. It has ended when this settles.
 */
export async function runInThread<Result, Given>(
  module: URL,
  { address, input, signal, onStep, resourceLimits = {} }: Work<Given>,
): Promise<Result> {
  signal.throwIfAborted()
  // A channel of its own: on the thread's common one, `node --watch` speaks too.
  const { port1: ours, port2: port } = new MessageChannel()
  const worker = new Worker(heavyThread, {
    workerData: { module: module.href, address: address ?? null, input, port } satisfies ThreadSettings<Given>,
    transferList: [port],
    resourceLimits,
    stdout: true,
    stderr: true,
  })
  warnOfOutput(worker, 'Thread')
  const answer = Promise.withResolvers<Result>()
  const hear = (message: ThreadMessage<Result>) => {
    if ('result' in message) answer.resolve(message.result)
    else onStep?.(message.step)
  }
  ours.on('message', hear)
  try {
    return await Promise.race([answer.promise, ended(worker, module, signal, () => hearRest(ours, hear))])
  } finally {
    ours.close()
    await worker.terminate()
  }
}

/** Fails as soon as the thread is gone, whoever ended it. */
async function ended(worker: Worker, module: URL, signal: AbortSignal, hearRest: () => void): Promise<never> {
  // An error in the thread is thrown here.
  const [code] = (await once(worker, 'exit', { signal })) as [number]
  hearRest()
  throw new Error(`The thread of ${module.pathname.split('/').at(-1)} ended with code ${code}`)
}

/** On a busy machine the end of a thread is heard before what it posted last. */
function hearRest<Result>(port: MessagePort, hear: (message: ThreadMessage<Result>) => void): void {
  for (let rest = receiveMessageOnPort(port); rest; rest = receiveMessageOnPort(port))
    hear((rest as { readonly message: ThreadMessage<Result> }).message)
}
