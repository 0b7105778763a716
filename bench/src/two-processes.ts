import { connect, createServer, type Server } from 'node:net'
import { once } from 'node:events'
import autocannon from 'autocannon'
import { type Figure, median, times } from '#figure.ts'
import { type Call, mixedCalls } from '#mixed-calls.ts'
import { type RunningServer, startAtlas } from '#servers.ts'

const rounds = 3
const connections = 32

/**
 * One process and two behind a round robin over one database, in turns. The load takes its share of the same
 * processors, so that two processes of two cores cannot be twice as fast as one.
 */
export async function measureTwoProcesses(url: string, seconds: number): Promise<Figure[]> {
  const servers: RunningServer[] = []
  try {
    for (let process = 0; process < 2; process++) servers.push(await startAtlas(url))
    const [first] = servers as [RunningServer]
    const calls = await mixedCalls(first)
    const both = await roundRobin(servers)
    const alone: number[] = []
    const together: number[] = []
    for (let round = 0; round < rounds; round++) {
      alone.push(await perSecond(first.address, first, calls, seconds))
      together.push(await perSecond(both.address, first, calls, seconds))
    }
    both.server.close()
    return [
      { what: 'mixed calls, one process', value: `${Math.round(median(alone))} requests/s` },
      {
        what: 'mixed calls, two processes behind a round robin, signed in at the first',
        value: `${Math.round(median(together))} requests/s; ${times(median(together) / median(alone))}`,
      },
    ]
  } finally {
    for (const server of servers) await server.stop()
  }
}

/** Each connection goes to the next process, as a proxy without weights would send it. */
async function roundRobin(servers: readonly RunningServer[]): Promise<{ server: Server; address: string }> {
  let next = 0
  const server = createServer((client) => {
    const { port, hostname } = new URL((servers[next++ % servers.length] as RunningServer).address)
    const upstream = connect(Number(port), hostname)
    client.on('error', () => upstream.destroy())
    upstream.on('error', () => client.destroy())
    client.pipe(upstream).pipe(client)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The round robin has no port.')
  return { server, address: `http://127.0.0.1:${address.port}` }
}

async function perSecond(
  address: string,
  { headers }: RunningServer,
  calls: readonly Call[],
  seconds: number,
): Promise<number> {
  const result = await autocannon({
    url: address,
    headers: { ...headers },
    connections,
    duration: seconds,
    requests: [...calls],
  })
  const failed = result.errors + result.timeouts + result.non2xx
  if (failed > 0) throw new Error(`${failed} requests through the round robin failed`)
  return result.requests.total / result.duration
}
