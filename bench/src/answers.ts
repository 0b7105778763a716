import autocannon from 'autocannon'
import { mostNames, type SearchRequestInput } from '@atlas/contract/search/search-request.ts'
import { stateIds } from '@atlas/contract/rules/states.ts'
import { knownByOfficeCalls, knownCalls, ofAtlas } from '#known-calls.ts'
import { type Figure, median, times } from '#figure.ts'
import type { Size } from '#pages.ts'
import { type RunningServer, startAtlas, startSqlServer } from '#servers.ts'
import { prepareSqlTable } from '#sql-table.ts'

const connections = 10
const rounds = 3
const officials = 400

interface Question {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly body?: string
  readonly headers?: Readonly<Record<string, string>>
}
type Answers = Readonly<Record<'perSecond' | 'unchanged', number>>

/** Answers a second: details, the longest list of names, the same to whoever has it, of how many columns are known, a session. */
export async function measureAnswers({ officials: count, url }: Size, seconds: number): Promise<Figure[]> {
  await prepareSqlTable(url)
  const atlas = await startAtlas(url)
  const sql = await startSqlServer(url)
  try {
    const ids = await someIds(atlas)
    const names = [undefined, ...stateIds].map(namesOf)
    const kinds = {
      details: [atlas, ids.map((id) => get(`/api/search/eo/${id}`))],
      'details, SQL server': [sql, ids.map((id) => get(`/official/${id}`))],
      'names of 10,000': [atlas, names.map((body) => ({ method: 'POST', path: '/api/search/eo', body }))],
      'names of 10,000, SQL server': [sql, names.map((body) => ({ method: 'POST', path: '/names', body }))],
      'names of 10,000, had already': [atlas, await known(atlas, names)],
      'of how many six columns are known': [atlas, knownCalls(ofAtlas.known)],
      'of how many six columns are known, SQL server': [sql, knownCalls('/fields/known')],
      'a column by state and office type': [atlas, knownByOfficeCalls(ofAtlas.knownByOffice)],
      'a column by state and office type, SQL server': [sql, knownByOfficeCalls('/coverage/known')],
      'the choices of a column, with a session': [atlas, [get('/api/fields/party.name')]],
      'health, which looks no session up': [atlas, [get('/api/health/live')]],
    } as const satisfies Record<string, readonly [RunningServer, readonly Question[]]>
    return figures(count, await takeTurns(kinds, seconds))
  } finally {
    await atlas.stop()
    await sql.stop()
  }
}

const get = (path: string): Question => ({ method: 'GET', path })

function namesOf(state: string | undefined): string {
  const filters =
    state === undefined ? [] : [{ column_id: 'state.name' as const, operator: 'eq' as const, value: state }]
  return JSON.stringify({ columns: ['eo.id', 'eo.name'], filters, limit: mostNames } satisfies SearchRequestInput)
}

async function someIds({ searchUrl, headers }: RunningServer): Promise<number[]> {
  const body = JSON.stringify({ columns: ['eo.id'], limit: mostNames })
  const answer = await fetch(searchUrl, { method: 'POST', headers, body })
  const { values } = (await answer.json()) as { values: readonly { 'eo.id': number }[] }
  const step = Math.max(1, Math.floor(values.length / officials))
  return values.filter((_, place) => place % step === 0).map((row) => row['eo.id'])
}

/** The same lists, asked for by somebody who kept them. */
async function known({ searchUrl, headers }: RunningServer, bodies: readonly string[]): Promise<Question[]> {
  return await Promise.all(
    bodies.map(async (body) => {
      const query = `?${new URLSearchParams({ request: body }).toString()}`
      const etag = (await fetch(searchUrl + query, { headers })).headers.get('etag') ?? ''
      return { method: 'GET', path: `/api/search/eo${query}`, headers: { 'if-none-match': etag } } as const
    }),
  )
}

async function takeTurns<Kind extends string>(
  kinds: Record<Kind, readonly [RunningServer, readonly Question[]]>,
  seconds: number,
): Promise<Record<Kind, Answers>> {
  const all = Object.entries(kinds) as [Kind, readonly [RunningServer, readonly Question[]]][]
  for (const [, [server, questions]] of all) await send(server, questions, 1)
  const found = new Map<Kind, Answers[]>(all.map(([kind]) => [kind, []]))
  for (let round = 0; round < rounds; round++)
    for (const [kind, [server, questions]] of all) found.get(kind)?.push(await send(server, questions, seconds))
  const middle = (list: readonly Answers[]): Answers => ({
    perSecond: median(list.map(({ perSecond }) => perSecond)),
    unchanged: median(list.map(({ unchanged }) => unchanged)),
  })
  return Object.fromEntries([...found].map(([kind, list]) => [kind, middle(list)])) as Record<Kind, Answers>
}

async function send(
  { address, headers }: RunningServer,
  questions: readonly Question[],
  seconds: number,
): Promise<Answers> {
  const requests = questions.map((question) => ({ ...question, headers: { ...headers, ...question.headers } }))
  let clients = 0
  const result = await autocannon({
    url: address,
    connections,
    duration: seconds,
    // Each connection starts elsewhere, else all would ask for the same at once.
    setupClient: (client) => {
      const start = Math.round((clients++ * requests.length) / connections)
      client.setRequests([...requests.slice(start), ...requests.slice(0, start)])
    },
  })
  const unchanged = result['3xx']
  if (result.errors + result.timeouts + result.non2xx - unchanged > 0)
    throw new Error(`${address} refused what was asked`)
  return { perSecond: result.requests.total / result.duration, unchanged: unchanged / result.duration }
}

const goals = { details: 1_500, 'names of 10,000': 300 } as Readonly<Record<string, number>>

function figures(count: number, answers: Readonly<Record<string, Answers>>): Figure[] {
  return Object.entries(answers).map(([what, { perSecond, unchanged }]) => {
    const goal = goals[what]
    const sql = answers[`${what}, SQL server`]
    const words = [
      `${Math.round(perSecond)} answers/s`,
      unchanged > 0 && `${Math.round(unchanged)} of them 304`,
      sql && `${times(perSecond / sql.perSecond)} the SQL server's`,
    ]
    return {
      what: `${count.toLocaleString('en')} officials, ${what}`,
      value: words.filter(Boolean).join('; '),
      ...(goal ? { goal: { text: `≥ ${goal}/s`, isMet: perSecond >= goal } } : {}),
    }
  })
}
