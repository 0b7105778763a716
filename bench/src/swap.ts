import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { memoryOf } from '#exports-memory.ts'
import type { Figure } from '#figure.ts'
import { mostAtRest } from '#idle-goal.ts'
import { sendPosts } from '#load.ts'
import type { Size } from '#pages.ts'
import { pageRequests } from '#requests.ts'
import { type RunningServer, startAtlas } from '#servers.ts'
import { firstPage, longestWaitWhile, withoutData } from '#waits.ts'

const swaps = 10
const mostPauseMilliseconds = 50
// Two indexes stand side by side while one takes the other's place, and what that took is not all given back.
const mostTimesRest = 2.5
// V8 keeps the memory of the thread that has built the index for some ten seconds.
const restMilliseconds = 20_000

/** What people feel while ten new versions follow each other, and what a server weighs after that. */
export async function measureSwaps({ url, officials }: Size, seconds: number): Promise<Figure[]> {
  const size = `${officials.toLocaleString('en')} officials`
  const server = await startAtlas(url)
  try {
    const bodies = pageRequests().map((request) => JSON.stringify(request))
    const swapAll = async () => await swapTimes(server, url, swaps)
    const longest = await longestWaitWhile(withoutData(server), swapAll)
    const afterTen = await weighAtRest(server)
    const longestOfPages = await longestWaitWhile(firstPage(server), swapAll)
    const sendPages = async () => await sendPosts(server.searchUrl, server.headers, bodies, seconds)
    const quiet = await sendPages()
    const [busy] = await Promise.all([sendPages(), swapAll()])
    const afterThirty = await weighAtRest(server)
    const most = mostTimesRest * mostAtRest(officials)
    return [
      {
        what: `${size}, longest wait for an answer without data during ${swaps} new versions`,
        value: `${Math.round(longest)} ms`,
        goal: { text: `≤ ${mostPauseMilliseconds} ms`, isMet: longest <= mostPauseMilliseconds },
      },
      {
        what: `${size}, longest wait for a page during ${swaps} new versions`,
        value: `${Math.round(longestOfPages)} ms`,
      },
      {
        what: `${size}, 99% of pages from many at once, without and with new versions`,
        value: `${quiet.slowMilliseconds} ms, ${busy.slowMilliseconds} ms`,
      },
      {
        what: `${size}, memory at rest after ${swaps} new versions, and after ${3 * swaps}`,
        value: `${Math.round(afterTen)} MB, ${Math.round(afterThirty)} MB`,
        goal: { text: `each ≤ ${most} MB`, isMet: Math.max(afterTen, afterThirty) <= most },
      },
    ]
  } finally {
    await server.stop()
  }
}

async function weighAtRest(server: RunningServer): Promise<number> {
  await pause(restMilliseconds)
  return memoryOf(server.pid).now
}

/** Each a new version of the same officials, said to be invented or not in turns, so that the server shows which it has. */
async function swapTimes(server: RunningServer, url: string, times: number): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    for (let swap = 0; swap < times; swap++) {
      const { rows } = await client.query<{ is_demonstration: boolean }>(
        'update dataset_version set version = version + 1, is_demonstration = not is_demonstration returning is_demonstration',
      )
      while ((await isDemonstration(server)) !== rows[0]?.is_demonstration) await pause(50)
    }
  } finally {
    await client.end()
  }
}

async function isDemonstration({ address }: RunningServer): Promise<boolean> {
  const answer = await fetch(`${address}/api/settings`)
  return ((await answer.json()) as { is_demonstration: boolean }).is_demonstration
}
