import { once } from 'node:events'
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads'
import type { DatabaseAddress } from '#database/connect.ts'
import { heavyThread, type ThreadSettings } from '#database/run-in-thread.ts'
import { warnOfOutput } from '#database/thread-output.ts'

/** What a reusable thread answers a question with. */
export type ThreadAnswer<Answer> = { readonly answer: Answer } | { readonly error: unknown }

const nothing = () => undefined

/** Starting a thread again costs time, mostly for its code, so it stays this long after the last question. */
const idleMilliseconds = 120_000

/**
 * A thread that stays for the next question, so that what it has read is still in memory. It answers one question at a
 * time. It ends after a time without questions, or when it fails, and starts again with the next question.
 */
export class ReusableThread<Question, Answer> {
  readonly #module: URL
  readonly #address: DatabaseAddress
  #started: { readonly worker: Worker; readonly port: MessagePort } | null = null
  #idle: NodeJS.Timeout | undefined
  #latest: Promise<unknown> = Promise.resolve()

  constructor(module: URL, address: DatabaseAddress) {
    this.#module = module
    this.#address = address
  }

  /** Whether it is there, with what it remembers. */
  get isStarted(): boolean {
    return this.#started !== null
  }

  /** If it is aborted, the thread ends at once, and what its transaction has done is rolled back. */
  async ask(question: Question, signal: AbortSignal): Promise<Answer> {
    const before = this.#latest
    const answer = before.then(() => this.#ask(question, signal))
    this.#latest = answer.then(nothing, nothing)
    return await answer
  }

  async #ask(question: Question, signal: AbortSignal): Promise<Answer> {
    signal.throwIfAborted()
    clearTimeout(this.#idle)
    const { worker, port } = (this.#started ??= this.#start())
    const settled = new AbortController()
    try {
      const answered = once(port, 'message', { signal: AbortSignal.any([signal, settled.signal]) })
      const ended = once(worker, 'exit', { signal: settled.signal }).then(([code]) => {
        throw new Error(`The thread of ${this.#module.pathname.split('/').at(-1)} ended with code ${code}`)
      })
      port.postMessage(question)
      const [message] = (await Promise.race([answered, ended])) as [ThreadAnswer<Answer>]
      if ('error' in message) throw message.error
      this.#idle = setTimeout(() => void this.close(), idleMilliseconds).unref()
      return message.answer
    } catch (error) {
      await this.close()
      throw error
    } finally {
      settled.abort()
    }
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle)
    const started = this.#started
    this.#started = null
    started?.port.close()
    await started?.worker.terminate()
  }

  #start() {
    // A channel of its own: on the thread's common one, `node --watch` speaks too.
    const { port1: ours, port2: port } = new MessageChannel()
    const settings: ThreadSettings<null> = { module: this.#module.href, address: this.#address, input: null, port }
    const worker = new Worker(heavyThread, {
      workerData: settings,
      transferList: [port],
      stdout: true,
      stderr: true,
    })
    warnOfOutput(worker, 'Thread')
    // A server that is being stopped waits for no idle thread.
    worker.unref()
    ours.unref()
    return { worker, port: ours }
  }
}
