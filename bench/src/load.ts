import autocannon from 'autocannon'
import type { PageRequest } from '#requests.ts'
import type { RunningServer } from '#servers.ts'

const connections = 16

export interface Speed {
  readonly perSecond: number
  readonly medianMilliseconds: number
  readonly slowMilliseconds: number
}

/** A request in the format of autocannon; without a path of its own it uses the common one. */
export interface Call {
  readonly method: 'GET' | 'POST'
  readonly path?: string
  readonly body?: string
}

export function posted(bodies: readonly string[]): Call[] {
  return bodies.map((body) => ({ method: 'POST', body }))
}

/** Repeats the calls on several connections for some seconds; returns requests per second. */
export async function sendCalls(
  url: string,
  headers: RunningServer['headers'],
  calls: readonly Call[],
  seconds: number,
): Promise<Speed> {
  let clients = 0
  const result = await autocannon({
    url,
    headers: { ...headers },
    connections,
    duration: seconds,
    // Each connection starts at another point of the mix, because otherwise all would send the same request at once.
    setupClient: (client) => {
      const start = Math.round((clients++ * calls.length) / connections)
      client.setRequests([...calls.slice(start), ...calls.slice(0, start)])
    },
  })
  const failed = result.errors + result.timeouts + result.non2xx
  if (failed > 0) throw new Error(`${failed} requests to ${url} failed`)
  return {
    perSecond: result.requests.total / result.duration,
    medianMilliseconds: result.latency.p50,
    slowMilliseconds: result.latency.p99,
  }
}

interface Page {
  readonly total: number
  readonly cursor: string | null
  readonly values: readonly Record<string, unknown>[]
}

export async function requestOnce(server: RunningServer, request: PageRequest): Promise<Page> {
  const answer = await fetch(server.searchUrl, {
    method: 'POST',
    headers: server.headers,
    body: JSON.stringify(request),
  })
  if (!answer.ok) throw new Error(`${server.searchUrl} answered ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as Page
}
