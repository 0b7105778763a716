import { writeFilter } from '@atlas/contract/search/filter-text.ts'
import { formatQuery, type UrlQuery } from '@atlas/contract/search/query-text.ts'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import { type Figure, times } from '#figure.ts'
import { speedText, speedsInTurns } from '#in-turns.ts'
import type { Call } from '#load.ts'
import { type CountedContender, contender, requireSameTotals, type Size } from '#pages.ts'
import { type PageRequest, pageRequests } from '#requests.ts'
import { headersWithKey, type RunningServer, startAtlas } from '#servers.ts'

const leastTimesTheScreen = 1

/** The same pages requested by the screen, and by a script with an API key. Both from one server, alternating. */
export async function measureReading({ url, officials }: Size, seconds: number): Promise<Figure[]> {
  const server = await startAtlas(url)
  try {
    const screen = await contender(server)
    const script = await scriptOf(server)
    requireSameTotals(screen, script)
    const speeds = await speedsInTurns({ screen, script }, seconds)
    const ratio = speeds.script.perSecond / speeds.screen.perSecond
    const what = `${officials.toLocaleString('en')} officials, page and total`
    return [
      { what: `${what}, as the screen asks`, value: speedText(speeds.screen) },
      { what: `${what}, ${endpoints.readOfficials.path} with a key`, value: speedText(speeds.script) },
      {
        what: `${what}, ${endpoints.readOfficials.path} against the screen`,
        value: times(ratio),
        goal: { text: `≥ ${leastTimesTheScreen} ×`, isMet: ratio >= leastTimesTheScreen },
      },
    ]
  } finally {
    await server.stop()
  }
}

/** Like `contender`: first pages, and for every other one the second page. */
async function scriptOf(server: RunningServer): Promise<CountedContender> {
  const headers = await headersWithKey(server)
  const calls: Call[] = []
  const totals: number[] = []
  for (const [index, request] of pageRequests().entries()) {
    const path = addressOf(request)
    const answer = await fetch(`${server.address}${path}`, { headers })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    const { total, cursor } = (await answer.json()) as { total: number; cursor: string | null }
    totals.push(total)
    calls.push({ method: 'GET', path })
    if (index % 2 === 1 && cursor) calls.push({ method: 'GET', path: addressOf({ ...request, cursor }) })
  }
  return { server: { ...server, headers }, url: server.address, calls, totals }
}

function addressOf({ columns, filters, limit, cursor }: PageRequest): string {
  const query: Record<string, UrlQuery[string]> = { columns: columns.join(), limit: String(limit) }
  for (const filter of filters) query[filter.column_id] = writeFilter(filter)
  if (cursor !== undefined) query['cursor'] = cursor
  return `/api${endpoints.readOfficials.path}${formatQuery(query)}`
}
