import { setTimeout as pause } from 'node:timers/promises'
import { defaultColumnIds } from '@atlas/contract/catalogue/columns.ts'
import { randomOf } from '@atlas/server/imports/sources/demonstration/random.ts'
import type { Figure } from '#figure.ts'
import { askOnce } from '#load.ts'
import type { Size } from '#pages.ts'
import { pageRequests } from '#requests.ts'
import { type RunningServer, startAtlas } from '#servers.ts'

const mostMilliseconds = 250
const between = 20

const random = randomOf(1, 'neighbours')
const letters = 'abcdefghijklmnopqrstuvwxyz'.split('')
const someLetters = (count: number) => Array.from({ length: count }, () => random.pick(letters)).join('')
const textColumns = ['eo.name', 'stats.address', 'eo.email', 'jurisdiction.name'] as const

const unheardFilters = (count: number, columns: readonly string[] = textColumns) =>
  Array.from({ length: count }, (_, at) => ({
    column_id: columns[at % columns.length],
    operator: 'contains',
    value: someLetters(at % 10 === 0 ? 2 : 3),
  }))

/** The dearest requests that the limits let one person send, never the same twice. */
const worst: readonly { readonly name: string; readonly path: string; readonly body: () => object }[] = [
  {
    name: 'a quick search of a hundred single letters',
    path: '/search/elected_officials',
    body: () => ({ query: Array.from({ length: 100 }, () => random.pick(letters)).join(' ') }),
  },
  {
    name: 'fifty filters "contains" that nobody asked before',
    path: '/search/eo',
    body: () => ({ columns: ['eo.name'], filters: unheardFilters(50) }),
  },
  {
    name: 'ten thousand names under a filter that nobody asked before',
    path: '/search/eo',
    body: () => ({
      columns: ['eo.id', 'eo.name'],
      filters: [{ column_id: 'eo.name', operator: 'contains', value: random.pick(letters) + random.pick(letters) }],
      sort: [{ column_id: 'eo.name', direction: 'desc' }],
      limit: 10_000,
    }),
  },
  {
    name: 'the choices of five columns under fifty such filters',
    path: '/fields/values',
    body: () => ({
      columns: ['office.name', 'county.name', 'party.name', 'eo.gender', 'eo.ethnicity'],
      filters: unheardFilters(50),
    }),
  },
  {
    name: 'twenty filters that are counted under thirty such filters',
    path: '/fields/counts',
    body: () => ({ counted: unheardFilters(20), filters: unheardFilters(30) }),
  },
  {
    name: 'of whom twenty columns are known under fifty such filters',
    path: '/fields/known',
    body: () => ({ columns: defaultColumnIds.slice(0, 20), filters: unheardFilters(50) }),
  },
  {
    name: 'what is on the ballot under fifty such filters',
    path: '/elections/coming',
    body: () => ({ filters: unheardFilters(50) }),
  },
  {
    name: 'places under fifty such filters',
    path: '/search/places',
    body: () => ({ filters: unheardFilters(50, ['place.name']) }),
  },
  {
    name: 'twenty thousand misspelt cities to be matched',
    path: '/find/match',
    body: () => ({ kind: 'city', values: Array.from({ length: 20_000 }, () => someLetters(9)) }),
  },
  {
    name: 'a misspelt text of forty words',
    path: '/fields/fuzzy',
    body: () => ({ column_id: 'eo.name', value: Array.from({ length: 40 }, () => someLetters(4)).join(' ') }),
  },
]

/** How long a page takes while somebody else asks for the dearest things again and again. */
export async function measureNeighbours({ url, officials }: Size, seconds: number): Promise<Figure[]> {
  const server = await startAtlas(url)
  try {
    const alone = await pageFor(server, seconds)
    const figures = [figure(`${officials.toLocaleString('en')} officials, a page while nobody else asks`, alone)]
    for (const request of worst) {
      const stop = new AbortController()
      const asking = askOnAndOn(server, request, stop.signal)
      const taken = await pageFor(server, seconds)
      stop.abort()
      const asked = await asking
      const what = `${officials.toLocaleString('en')} officials, a page beside ${request.name} (${asked} answered)`
      figures.push({ ...figure(what, taken), goal: goalFor(taken) })
    }
    return figures
  } finally {
    await server.stop()
  }
}

/** One person who pages, with hardly a pause. */
async function pageFor(server: RunningServer, seconds: number): Promise<number[]> {
  const requests = pageRequests()
  const taken: number[] = []
  for (const end = performance.now() + seconds * 1_000; performance.now() < end; ) {
    const start = performance.now()
    await askOnce(server, requests[taken.length % requests.length] as (typeof requests)[number])
    taken.push(performance.now() - start)
    await pause(between)
  }
  return taken.sort((a, b) => a - b)
}

async function askOnAndOn(server: RunningServer, request: (typeof worst)[number], stop: AbortSignal): Promise<number> {
  let answered = 0
  for (; !stop.aborted; answered++) {
    const body = JSON.stringify(request.body())
    const answer = await fetch(`${server.address}/api${request.path}`, {
      method: 'POST',
      headers: server.headers,
      body,
    })
    if (!answer.ok) throw new Error(`${request.path} answered ${answer.status}: ${await answer.text()}`)
    await answer.arrayBuffer()
  }
  return answered
}

function figure(what: string, taken: readonly number[]): Figure {
  const [slow, longest] = [taken[Math.floor(taken.length * 0.99)] ?? 0, taken.at(-1) ?? 0]
  return { what, value: `99% within ${slow.toFixed(0)} ms, longest ${longest.toFixed(0)} ms` }
}

function goalFor(taken: readonly number[]): NonNullable<Figure['goal']> {
  return { text: `longest ≤ ${mostMilliseconds} ms`, isMet: (taken.at(-1) ?? 0) <= mostMilliseconds }
}
