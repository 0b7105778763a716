import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { pageRequests } from '#requests.ts'
import type { RunningServer } from '#servers.ts'

/** A request, as it is asked again and again. */
export interface Question {
  readonly url: string
  readonly method: 'GET' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** What needs no data and no session: its answer waits for nothing but the serving thread. */
export function withoutData({ address }: RunningServer): Question {
  return { url: `${address}/api/health/live`, method: 'GET' }
}

/** The first page of everybody, as people ask for it. */
export function firstPage({ searchUrl, headers }: RunningServer): Question {
  const [request] = pageRequests()
  return { url: searchUrl, method: 'POST', headers, body: JSON.stringify(request) }
}

/** The slowest of some answers. */
interface Longest {
  /** How long it took, in milliseconds. */
  readonly wait: number
  /** How long the thread that answers was at work from one answer to the next at most, whatever else the machine did. */
  readonly processor: number
}

/** What somebody asks again and again in a thread of their own, and whom. */
export interface Asking {
  readonly question: Question
  readonly pid: number
}

/**
 * Asks the same again and again while something else is done, and answers how long the slowest answer took, in
 * milliseconds. Somebody else asks, in a thread of their own: what this one does meanwhile, such as sending nine
 * megabytes, is no wait for the server.
 */
export async function longestWaitWhile(question: Question, work: () => Promise<unknown>): Promise<number> {
  return (await longestWhile({ question, pid: process.pid }, work)).wait
}

/** How long a server answers nobody while something is done. */
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
