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

/**
 * Asks the same again and again while something else is done, and answers how long the slowest answer took, in
 * milliseconds. Somebody else asks, in a thread of their own: what this one does meanwhile, such as sending nine
 * megabytes, is no wait for the server.
 */
export async function longestWaitWhile(question: Question, work: () => Promise<unknown>): Promise<number> {
  const thread = new Worker(new URL('waits-thread.ts', import.meta.url), { workerData: question })
  try {
    await once(thread, 'message')
    await work()
    thread.postMessage('over')
    const [longest] = (await once(thread, 'message')) as [number]
    return longest
  } finally {
    await thread.terminate()
  }
}
