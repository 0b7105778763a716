import { endpoints } from '@atlas/contract/endpoints/all.ts'
import { type Figure, times } from '#figure.ts'
import { type Contender, speedText, speedsInTurns } from '#in-turns.ts'
import { posted, type Speed } from '#load.ts'
import { type ChoicesRequest, tableColumnIds } from '#listed-columns.ts'
import type { Size } from '#pages.ts'
import { pageRequests } from '#requests.ts'
import { type RunningServer, startAtlas, startSqlServer } from '#servers.ts'
import { prepareSqlTable } from '#sql-table.ts'

const fewestPerSecond = 2_000
const mostJudged = 25_000

/**
 * Seven lists of choices with counts over HTTP, under the filters of the mix, alternating with a server that answers
 * by SQL.
 */
export async function measureChoiceLists({ url, officials }: Size, seconds: number): Promise<Figure[]> {
  await prepareSqlTable(url)
  const servers: RunningServer[] = []
  try {
    servers.push(await startAtlas(url), await startSqlServer(url))
    const [atlas, sql] = servers as [RunningServer, RunningServer]
    const contenders = {
      atlas: contender(atlas, `${atlas.address}/api${endpoints.listChoices.path}`),
      sql: contender(sql, `${sql.address}/fields/values`),
    }
    await requireSameCounts(contenders.atlas, contenders.sql)
    return figures(await speedsInTurns(contenders, seconds), officials)
  } finally {
    for (const server of servers) await server.stop()
  }
}

const bodies = pageRequests().map(({ filters }) =>
  JSON.stringify({ columns: tableColumnIds, filters } satisfies ChoicesRequest),
)

function contender(server: RunningServer, url: string): Contender {
  return { server, url, calls: posted(bodies) }
}

/** Servers with different counts would not do the same work. */
async function requireSameCounts(a: Contender, b: Contender): Promise<void> {
  for (const body of bodies) {
    const [ours, theirs] = [await countsOf(a, body), await countsOf(b, body)]
    const different = tableColumnIds.find((id) => ours[id]?.join() !== theirs[id]?.join())
    if (different) throw new Error(`The servers disagree on ${different} under ${body}`)
  }
}

/** Our server lists selected choices even if no official is left, which the SQL server does not. */
async function countsOf({ server, url }: Contender, body: string): Promise<Record<string, number[]>> {
  const answer = await fetch(url, { method: 'POST', headers: server.headers, body })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`)
  const lists = (await answer.json()) as Record<string, readonly { readonly count: number }[]>
  const counts = (list: (typeof lists)[string]) => list.map(({ count }) => count).filter((count) => count > 0)
  return Object.fromEntries(Object.entries(lists).map(([id, list]) => [id, counts(list).sort((a, b) => a - b)]))
}

function figures({ atlas, sql }: Record<'atlas' | 'sql', Speed>, officials: number): Figure[] {
  const what = `${officials.toLocaleString('en')} officials, seven choice lists over HTTP`
  const ours = { what: `${what}, this server`, value: speedText(atlas) }
  const goal = { text: `≥ ${fewestPerSecond.toLocaleString('en')}/s`, isMet: atlas.perSecond >= fewestPerSecond }
  return [
    officials > mostJudged ? ours : { ...ours, goal },
    { what: `${what}, SQL server`, value: speedText(sql) },
    { what: `${what}, this server against the SQL server`, value: times(atlas.perSecond / sql.perSecond) },
  ]
}
