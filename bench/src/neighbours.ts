import { setTimeout as pause } from 'node:timers/promises'
import { distinctColumnIds } from '@atlas/contract/catalogue/columns.ts'
import { type DearRequest, dearRequests } from '#dear-requests.ts'
import { askFor, openDownload, whole } from '#exports-client.ts'
import type { Figure } from '#figure.ts'
import { askOnce } from '#load.ts'
import type { Size } from '#pages.ts'
import { pageRequests } from '#requests.ts'
import { type RunningServer, startAtlas } from '#servers.ts'
import { asSomebodyElse } from '#somebody-else.ts'

const mostMilliseconds = 250
const between = 20
const atOnce = 20

/** What came of a neighbour's asking so far, and whether it is to end. */
interface Asking {
  answered: number
  refused: number
  isOver: boolean
}

/** What somebody else does meanwhile, again and again. */
interface Neighbour {
  readonly name: string
  readonly ask: (server: RunningServer, asking: Asking) => Promise<unknown>
}

const neighbours: readonly Neighbour[] = [
  ...dearRequests.map((request) => ({
    name: request.name,
    ask: (server: RunningServer, asking: Asking) => askOnAndOn(server, () => request, asking),
  })),
  { name: `${atOnce} of all these at once, of one person`, ask: askAllAtOnce },
  { name: 'a file of everybody with all columns that is made', ask: makeFiles },
  { name: 'a file of everybody with all columns that is downloaded', ask: downloadFiles },
]

/** How long a page takes while somebody else asks for the dearest things again and again. */
export async function measureNeighbours({ url, officials }: Size, seconds: number): Promise<Figure[]> {
  const server = await startAtlas(url)
  try {
    const size = `${officials.toLocaleString('en')} officials`
    const other = await asSomebodyElse(server)
    const alone = await pageFor(other, seconds, { answered: 1, refused: 0, isOver: false })
    const figures = [figure(`${size}, a page while nobody else asks`, alone)]
    for (const neighbour of neighbours) figures.push(await measureBeside({ server, other }, size, neighbour, seconds))
    return figures
  } finally {
    await server.stop()
  }
}

async function measureBeside(
  { server, other }: { readonly server: RunningServer; readonly other: RunningServer },
  size: string,
  { name, ask }: Neighbour,
  seconds: number,
): Promise<Figure> {
  const asking: Asking = { answered: 0, refused: 0, isOver: false }
  const asked = ask(server, asking).finally(() => (asking.isOver = true))
  const paging = pageFor(other, seconds, asking).finally(() => (asking.isOver = true))
  const [taken] = await Promise.all([paging, asked])
  const refused = asking.refused > 0 ? `, ${asking.refused} refused` : ''
  const what = `${size}, a page beside ${name} (${asking.answered} answered${refused})`
  return { ...figure(what, taken), goal: goalFor(taken) }
}

/** One person who pages, with hardly a pause, until the time is over and a neighbour has had an answer. */
async function pageFor(server: RunningServer, seconds: number, asking: Asking): Promise<number[]> {
  const requests = pageRequests()
  const taken: number[] = []
  const end = performance.now() + seconds * 1_000
  while (!asking.isOver && (performance.now() < end || asking.answered === 0)) {
    const start = performance.now()
    await askOnce(server, requests[taken.length % requests.length] as (typeof requests)[number])
    taken.push(performance.now() - start)
    await pause(between)
  }
  return taken.sort((a, b) => a - b)
}

async function askOnAndOn(server: RunningServer, next: () => DearRequest, asking: Asking): Promise<void> {
  while (!asking.isOver) {
    const { path, body } = next()
    const answer = await fetch(`${server.address}/api${path}`, {
      method: 'POST',
      headers: server.headers,
      body: JSON.stringify(body()),
    })
    const text = await answer.text()
    if (answer.ok) asking.answered++
    else if (refusals.includes(answer.status)) asking.refused++
    else throw new Error(`${path} answered ${answer.status}: ${text}`)
  }
}

// Too much of one person, or of all together: whoever is sent away slows nobody.
const refusals = [429, 503]

async function askAllAtOnce(server: RunningServer, asking: Asking): Promise<unknown> {
  let next = 0
  const following = () => dearRequests[next++ % dearRequests.length] as DearRequest
  return await Promise.all(Array.from({ length: atOnce }, () => askOnAndOn(server, following, asking)))
}

const everything = { columns: [...distinctColumnIds] }

async function makeFiles(server: RunningServer, asking: Asking): Promise<void> {
  while (!asking.isOver) {
    await whole(server, await askFor(server, everything))
    asking.answered++
  }
}

async function downloadFiles(server: RunningServer, asking: Asking): Promise<void> {
  const id = await askFor(server, everything)
  await whole(server, id)
  while (!asking.isOver) {
    for await (const chunk of (await openDownload(server, id)).body ?? []) void chunk
    asking.answered++
  }
}

function figure(what: string, taken: readonly number[]): Figure {
  const [slow, longest] = [taken[Math.floor(taken.length * 0.99)] ?? 0, taken.at(-1) ?? 0]
  return { what, value: `99% within ${slow.toFixed(0)} ms, longest ${longest.toFixed(0)} ms` }
}

function goalFor(taken: readonly number[]): NonNullable<Figure['goal']> {
  return { text: `longest ≤ ${mostMilliseconds} ms`, isMet: (taken.at(-1) ?? 0) <= mostMilliseconds }
}
