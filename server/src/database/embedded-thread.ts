import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Answers, EmbeddedSettings } from '#database/embedded-worker.ts'

/** The thread that the embedded database lives in, seen from outside. */
export class EmbeddedThread {
  /** Settles with the reason when the thread is gone, whoever ended it. */
  readonly ended: Promise<Error>
  readonly #worker: Worker

  constructor(settings: EmbeddedSettings) {
    const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), { workerData: settings })
    this.ended = new Promise((resolve) => {
      worker.once('error', resolve)
      worker.once('exit', (code) => resolve(new Error(`The thread of the embedded database ended with code ${code}`)))
    })
    this.#worker = worker
  }

  /** What the database listens on, once it does. */
  async opened(): Promise<string> {
    return await this.#nextMessage<string>()
  }

  async ask<Question extends keyof Answers>(question: Question): Promise<Answers[Question]> {
    const answer = this.#nextMessage<Answers[Question]>()
    this.#worker.postMessage(question)
    return await answer
  }

  async stop(): Promise<void> {
    await this.#worker.terminate()
  }

  async #nextMessage<Message>(): Promise<Message> {
    const message = once(this.#worker, 'message').then(([first]) => first as Message)
    return await Promise.race([message, this.ended.then((error) => Promise.reject(error))])
  }
}
