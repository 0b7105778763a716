import { type Figure, median, times } from '#figure.ts'
import { askOnce, sendLoad } from '#load.ts'
import { type PageRequest, pageRequests } from '#requests.ts'
import { type RunningServer, startAtlas, startSqlServer } from '#servers.ts'
import { prepareSqlTable } from '#sql-table.ts'

export interface Size {
  readonly officials: number
  readonly url: string
}

const rounds = 5
const warmUpSeconds = 3
const leastTimesTheSqlServer = 1
const mostGrowth = 2

/** Pages of 25 with their total over HTTP: against a server on SQL, and as the officials grow in number. */
export async function measurePages(small: Size, large: Size, seconds: number): Promise<Figure[]> {
  for (const { url } of [small, large]) await prepareSqlTable(url)
  const servers: RunningServer[] = []
  const start = async (starting: Promise<RunningServer>) => {
    const server = await starting
    servers.push(server)
    return server
  }
  try {
    const contenders = {
      smallAtlas: await contender(await start(startAtlas(small.url))),
      smallSql: await contender(await start(startSqlServer(small.url))),
      largeAtlas: await contender(await start(startAtlas(large.url))),
      largeSql: await contender(await start(startSqlServer(large.url))),
    }
    requireSameTotals(contenders.smallAtlas, contenders.smallSql)
    requireSameTotals(contenders.largeAtlas, contenders.largeSql)
    return figures(await takeTurns(contenders, seconds), small, large)
  } finally {
    for (const server of servers) await server.stop()
  }
}

interface Contender {
  readonly server: RunningServer
  readonly requests: readonly PageRequest[]
  readonly totals: readonly number[]
}

/** First pages, and for every other one the second page after it, whose cursor only the server itself can tell. */
async function contender(server: RunningServer): Promise<Contender> {
  const requests: PageRequest[] = []
  const totals: number[] = []
  for (const [index, request] of pageRequests().entries()) {
    const { total, cursor } = await askOnce(server, request)
    totals.push(total)
    requests.push(request)
    if (index % 2 === 1 && cursor) requests.push({ ...request, cursor })
  }
  return { server, requests, totals }
}

/** Two servers that do not find the same officials do not do the same work. */
function requireSameTotals(a: Contender, b: Contender): void {
  const different = a.totals.findIndex((total, index) => total !== b.totals[index])
  if (different === -1) return
  const filters = JSON.stringify(pageRequests()[different]?.filters)
  throw new Error(`The servers disagree on ${filters}: ${a.totals[different]} and ${b.totals[different]}`)
}

type Name = 'smallAtlas' | 'smallSql' | 'largeAtlas' | 'largeSql'
type Result = Awaited<ReturnType<typeof sendLoad>>

async function takeTurns(contenders: Record<Name, Contender>, seconds: number): Promise<Record<Name, Result>> {
  const all: [Name, Contender][] = Object.entries(contenders) as [Name, Contender][]
  for (const [, { server, requests }] of all) await sendLoad(server, requests, warmUpSeconds)
  const results = new Map<Name, Result[]>(all.map(([name]) => [name, []]))
  for (let round = 0; round < rounds; round++) {
    for (const [name, { server, requests }] of all) results.get(name)?.push(await sendLoad(server, requests, seconds))
  }
  const middle = (name: Name, read: (result: Result) => number) => median((results.get(name) ?? []).map(read))
  const summary = (name: Name): Result => ({
    perSecond: middle(name, (result) => result.perSecond),
    medianMilliseconds: middle(name, (result) => result.medianMilliseconds),
    slowMilliseconds: middle(name, (result) => result.slowMilliseconds),
  })
  return Object.fromEntries(all.map(([name]) => [name, summary(name)])) as Record<Name, Result>
}

function figures(results: Record<Name, Result>, small: Size, large: Size): Figure[] {
  const against = results.smallAtlas.perSecond / results.smallSql.perSecond
  const growth = results.smallAtlas.perSecond / results.largeAtlas.perSecond
  const speed = ({ perSecond, medianMilliseconds, slowMilliseconds }: Result) =>
    `${Math.round(perSecond)} requests/s; half within ${medianMilliseconds} ms, 99% within ${slowMilliseconds} ms`
  const named = ({ officials }: Size) => `${officials.toLocaleString('en')} officials`
  return [
    { what: `${named(small)}, page and total, this server`, value: speed(results.smallAtlas) },
    { what: `${named(small)}, page and total, SQL server`, value: speed(results.smallSql) },
    {
      what: `${named(small)}, this server against the SQL server`,
      value: times(against),
      goal: { text: `≥ ${leastTimesTheSqlServer} ×`, isMet: against >= leastTimesTheSqlServer },
    },
    { what: `${named(large)}, page and total, this server`, value: speed(results.largeAtlas) },
    { what: `${named(large)}, page and total, SQL server`, value: speed(results.largeSql) },
    {
      what: `Growth of a page, ${small.officials.toLocaleString('en')} → ${large.officials.toLocaleString('en')}`,
      value: times(growth),
      goal: { text: `≤ ${mostGrowth} ×`, isMet: growth <= mostGrowth },
    },
  ]
}
