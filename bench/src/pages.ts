import { type Figure, times } from '#figure.ts'
import { type Contender, speedText, speedsInTurns } from '#in-turns.ts'
import { posted, requestOnce, type Speed } from '#load.ts'
import { type PageRequest, pageRequests } from '#requests.ts'
import { type RunningServer, startAtlas, startSqlServer } from '#servers.ts'
import { prepareSqlTable } from '#sql-table.ts'

export interface Size {
  readonly officials: number
  readonly url: string
}

const leastTimesTheSqlServer = 1
const mostGrowth = 2

/** Pages of 25 with their total over HTTP: compared with the SQL server, and for growing numbers of officials. */
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
    return figures(await speedsInTurns(contenders, seconds), small, large)
  } finally {
    for (const server of servers) await server.stop()
  }
}

export interface CountedContender extends Contender {
  readonly totals: readonly number[]
}

/** First pages, and for every other one the second page, whose cursor must come from the server itself. */
export async function contender(server: RunningServer): Promise<CountedContender> {
  const requests: PageRequest[] = []
  const totals: number[] = []
  for (const [index, request] of pageRequests().entries()) {
    const { total, cursor } = await requestOnce(server, request)
    totals.push(total)
    requests.push(request)
    if (index % 2 === 1 && cursor) requests.push({ ...request, cursor })
  }
  const calls = posted(requests.map((request) => JSON.stringify(request)))
  return { server, url: server.searchUrl, calls, totals }
}

/** Servers that find different officials would not do the same work. */
export function requireSameTotals(a: CountedContender, b: CountedContender): void {
  const different = a.totals.findIndex((total, index) => total !== b.totals[index])
  if (different === -1) return
  const filters = JSON.stringify(pageRequests()[different]?.filters)
  throw new Error(`The servers disagree on ${filters}: ${a.totals[different]} and ${b.totals[different]}`)
}

type Name = 'smallAtlas' | 'smallSql' | 'largeAtlas' | 'largeSql'

function figures(speeds: Record<Name, Speed>, small: Size, large: Size): Figure[] {
  const against = speeds.smallAtlas.perSecond / speeds.smallSql.perSecond
  const growth = speeds.smallAtlas.perSecond / speeds.largeAtlas.perSecond
  const named = ({ officials }: Size) => `${officials.toLocaleString('en')} officials`
  return [
    { what: `${named(small)}, page and total, this server`, value: speedText(speeds.smallAtlas) },
    { what: `${named(small)}, page and total, SQL server`, value: speedText(speeds.smallSql) },
    {
      what: `${named(small)}, this server against the SQL server`,
      value: times(against),
      goal: { text: `≥ ${leastTimesTheSqlServer} ×`, isMet: against >= leastTimesTheSqlServer },
    },
    { what: `${named(large)}, page and total, this server`, value: speedText(speeds.largeAtlas) },
    { what: `${named(large)}, page and total, SQL server`, value: speedText(speeds.largeSql) },
    {
      what: `Growth of a page, ${small.officials.toLocaleString('en')} → ${large.officials.toLocaleString('en')}`,
      value: times(growth),
      goal: { text: `≤ ${mostGrowth} ×`, isMet: growth <= mostGrowth },
    },
  ]
}
