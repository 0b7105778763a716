import { once } from 'node:events'
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads'
import type { Answers, EmbeddedSettings } from '#database/embedded-worker.ts'
import { warnOfOutput } from '#database/thread-output.ts'

/** The thread that the embedded database lives in, seen from outside. */
export class EmbeddedThread {
  /** Settles with the reason when the thread is gone, whoever ended it. */
  readonly ended: Promise<Error>
  readonly #worker: Worker
  readonly #port: MessagePort

  constructor(settings: Omit<EmbeddedSettings, 'port'>) {
    // A channel of its own: on the thread's common one, `node --watch` speaks too.
    const { port1: ours, port2: port } = new MessageChannel()
    const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), {
      workerData: { ...settings, port } satisfies EmbeddedSettings,
      transferList: [port],
      stdout: true,
      stderr: true,
    })
    warnOfOutput(worker, 'EmbeddedDatabase')
    this.ended = new Promise((resolve) => {
      worker.once('error', resolve)
      worker.once('exit', (code) => resolve(new Error(`The thread of the embedded database ended with code ${code}`)))
    })
    this.#worker = worker
    this.#port = ours
  }

  /** What the database listens on, once it does. */
  async opened(): Promise<string> {
    return await this.#nextMessage<string>()
  }

  async ask<Question extends keyof Answers>(question: Question): Promise<Answers[Question]> {
    const answer = this.#nextMessage<Answers[Question]>()
    this.#port.postMessage(question)
    return await answer
  }

  async stop(): Promise<void> {
    this.#port.close()
    await this.#worker.terminate()
  }

  async #nextMessage<Message>(): Promise<Message> {
    const message = once(this.#port, 'message').then(([first]) => first as Message)
    return await Promise.race([message, this.ended.then((error) => Promise.reject(error))])
  }
}
