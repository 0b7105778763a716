import autocannon from 'autocannon'
import { memoryOf } from '#exports-memory.ts'
import type { Figure } from '#figure.ts'
import type { Call } from '#load.ts'
import { mixedCalls } from '#mixed-calls.ts'
import { type RunningServer, startAtlas } from '#servers.ts'

const connections = 200
const minutes = 5
const mostGrowth = 1.25

interface Minute {
  readonly answers: number
  readonly failed: number
  /** The answers with a 5xx status. */
  readonly serverFaults: number
  readonly slowMilliseconds: number
  readonly megabytes: number
}

/** Five minutes of 200 people who never pause: no request fails, and the last minute is as fast as the second. */
export async function measureSoak(url: string): Promise<Figure[]> {
  const server = await startAtlas(url)
  try {
    const calls = await mixedCalls(server)
    const found: Minute[] = []
    for (let minute = 0; minute < minutes; minute++) found.push(await oneMinute(server, calls))
    return figures(found)
  } finally {
    await server.stop()
  }
}

async function oneMinute(server: RunningServer, calls: readonly Call[]): Promise<Minute> {
  let clients = 0
  const result = await autocannon({
    url: server.address,
    headers: { ...server.headers },
    connections,
    duration: 60,
    setupClient: (client) => {
      const start = Math.round((clients++ * calls.length) / connections)
      client.setRequests([...calls.slice(start), ...calls.slice(0, start)])
    },
  })
  return {
    answers: result['2xx'],
    failed: result.errors + result.timeouts + result.non2xx,
    serverFaults: result['5xx'],
    slowMilliseconds: result.latency.p99,
    megabytes: memoryOf(server.pid).now,
  }
}

/** The first minute compiles code and fills caches, so the last one is compared with the second. */
function figures(found: readonly Minute[]): Figure[] {
  const [, second, ...later] = found as [Minute, Minute, ...Minute[]]
  const last = later.at(-1) ?? second
  const all = (read: (minute: Minute) => number) => found.reduce((sum, minute) => sum + read(minute), 0)
  const failed = all((minute) => minute.failed)
  const each = (read: (minute: Minute) => number) => found.map((minute) => Math.round(read(minute))).join(', ')
  const isFlat = (read: (minute: Minute) => number) => read(last) <= read(second) * mostGrowth
  const flat = `the fifth minute ≤ × ${mostGrowth} of the second`
  return [
    {
      what: `${minutes} minutes, ${connections} connections: answers`,
      value: `${all(({ answers }) => answers).toLocaleString('en')}; ${failed} failed, ${all(({ serverFaults }) => serverFaults)} of them with 5xx`,
      goal: { text: 'none failed', isMet: failed === 0 },
    },
    {
      what: '99% within, minute by minute',
      value: `${each((minute) => minute.slowMilliseconds)} ms`,
      goal: { text: flat, isMet: isFlat((minute) => minute.slowMilliseconds) },
    },
    {
      what: 'memory, minute by minute',
      value: `${each((minute) => minute.megabytes)} MB`,
      goal: { text: flat, isMet: isFlat((minute) => minute.megabytes) },
    },
  ]
}
