import { endpoints } from '@atlas/contract/endpoints/all.ts'
import type { Endpoint } from '@atlas/contract/endpoints/endpoint.ts'
import { withCopyOf } from '#databases.ts'
import type { CallRequest } from '#dearest-call.ts'
import { dearestCalls } from '#dearest-calls.ts'
import type { Hoard } from '#hoarded.ts'
import { type Figure, median } from '#figure.ts'
import { hoardFor } from '#hoard.ts'
import { servingMillisecondsOf } from '#processor.ts'
import type { Size } from '#pages.ts'
import { headersWithKey, type RunningServer, startAtlas } from '#servers.ts'

const rounds = 5
const mostMilliseconds = 100
const goals: Partial<Record<keyof typeof endpoints, number>> = { listLists: 50 }

/**
 * The most expensive request of each endpoint, for a person who stores as much as possible: processor time of the
 * serving thread.
 */
export async function measureCalls(size: Size): Promise<Figure[]> {
  return await withCopyOf(size.url, 'atlas_bench_calls', async (url) => {
    const server = await withKey(await startAtlas(url))
    const hoard = await hoardFor(url)
    try {
      for (const id of hoard.searchIds) await send(server, endpoints.openSavedSearch, { params: { id } })
      const figures = []
      for (const name of Object.keys(dearestCalls) as (keyof typeof endpoints)[])
        figures.push(...(await measure(server, hoard, name).catch((error: unknown) => failed(name, error))))
      return figures
    } finally {
      await hoard.client.end()
      await server.stop()
    }
  })
}

async function measure(server: RunningServer, hoard: Hoard, name: keyof typeof endpoints): Promise<Figure[]> {
  const dearest = dearestCalls[name]
  if (typeof dearest === 'string') return []
  const taken: number[] = []
  // The first round loads and compiles the code.
  for (let round = 0; round <= rounds; round++) {
    await dearest.before?.(hoard)
    const before = servingMillisecondsOf(server.pid)
    await send(server, endpoints[name], dearest.request(hoard, round))
    taken.push(servingMillisecondsOf(server.pid) - before)
  }
  const [first = 0, ...others] = taken
  // A request that counts as several searches may take as long as they.
  const { searches = 1 } = endpoints[name] as Endpoint
  const most = goals[name] ?? mostMilliseconds * searches
  const middle = median(others)
  return [
    {
      what: `${name}: processor of the thread that answers`,
      value: `${middle.toFixed(1)} ms; the first time ${first.toFixed(1)} ms`,
      goal: { text: `≤ ${most} ms`, isMet: middle <= most },
    },
  ]
}

/** A failure counts as a missed goal, so that the others are still measured. */
function failed(name: string, error: unknown): Figure[] {
  return [{ what: name, value: String(error), goal: { text: 'answered', isMet: false } }]
}

/** The server with requests that carry an API key besides the session. */
async function withKey(server: RunningServer): Promise<RunningServer> {
  return { ...server, headers: { ...server.headers, ...(await headersWithKey(server)) } }
}

async function send({ address, headers }: RunningServer, endpoint: Endpoint, request: CallRequest): Promise<string> {
  const { params = {}, query = {}, body = {}, file } = request
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? ''))
  const sent = file ?? (endpoint.method === 'GET' ? undefined : JSON.stringify(body))
  const answer = await fetch(`${address}/api${path}?${new URLSearchParams(query)}`, {
    method: endpoint.method,
    headers: { ...headers, origin: address, ...(file === undefined ? {} : { 'content-type': 'text/csv' }) },
    ...(sent === undefined ? {} : { body: sent }),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${endpoint.method} ${endpoint.path}: ${answer.status} ${text.slice(0, 300)}`)
  return text
}
