import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { pageRequests } from '#requests.ts'
import type { RunningServer } from '#servers.ts'

/** A request that is repeated. */
export interface Question {
  readonly url: string
  readonly method: 'GET' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** Needs no data and no session, so its answer waits only for the serving thread. */
export function withoutData({ address }: RunningServer): Question {
  return { url: `${address}/api/health/live`, method: 'GET' }
}

/** The first page of all officials, as people request it. */
export function firstPage({ searchUrl, headers }: RunningServer): Question {
  const [request] = pageRequests()
  return { url: searchUrl, method: 'POST', headers, body: JSON.stringify(request) }
}

/** The maximum of some answers. */
interface Longest {
  /** The duration in milliseconds. */
  readonly wait: number
  /**
   * The processor time of the serving thread between two answers, at most; independent of other load of the machine.
   */
  readonly processor: number
}

/** The request that another thread repeats, and its server. */
export interface Asking {
  readonly question: Question
  readonly pid: number
}

/**
 * Repeats a request while something else runs, and returns the slowest answer in milliseconds. A separate thread sends
 * it, so that work of this one, such as sending nine megabytes, is not counted as waiting for the server.
 */
export async function longestWaitWhile(question: Question, work: () => Promise<unknown>): Promise<number> {
  return (await longestWhile({ question, pid: process.pid }, work)).wait
}

/** How long a server answers no request while something else runs. */
export async function longestPauseWhile(server: RunningServer, work: () => Promise<unknown>): Promise<Longest> {
  return await longestWhile({ question: withoutData(server), pid: server.pid }, work)
}

async function longestWhile(asking: Asking, work: () => Promise<unknown>): Promise<Longest> {
  const thread = new Worker(new URL('waits-thread.ts', import.meta.url), { workerData: asking })
  try {
    await once(thread, 'message')
    await work()
    thread.postMessage('over')
    const [longest] = (await once(thread, 'message')) as [Longest]
    return longest
  } finally {
    await thread.terminate()
  }
}
