import { setTimeout as pause } from 'node:timers/promises'
import { memoryOf } from '#exports-memory.ts'
import type { Figure } from '#figure.ts'
import { mostAtRest } from '#idle-goal.ts'
import { posted, sendCalls } from '#load.ts'
import { renewTimes } from '#new-version.ts'
import type { Size } from '#pages.ts'
import { pageRequests } from '#requests.ts'
import { type RunningServer, startAtlas } from '#servers.ts'
import { firstPage, longestWaitWhile, withoutData } from '#waits.ts'

const swaps = 10
const mostPauseMilliseconds = 50
// During a swap there are two indexes in memory, which is not completely freed afterwards.
const mostTimesRest = 2.5
// V8 frees the memory of the thread that built the index only after about ten seconds.
const restMilliseconds = 20_000

/** How long requests wait while ten new versions follow each other, and the server's memory afterwards. */
export async function measureSwaps({ url, officials }: Size, seconds: number): Promise<Figure[]> {
  const size = `${officials.toLocaleString('en')} officials`
  const server = await startAtlas(url)
  try {
    const calls = posted(pageRequests().map((request) => JSON.stringify(request)))
    const swapAll = async () => await renewTimes(server, { connectionString: url }, swaps)
    const longest = await longestWaitWhile(withoutData(server), swapAll)
    const afterTen = await weighAtRest(server)
    const longestOfPages = await longestWaitWhile(firstPage(server), swapAll)
    const sendPages = async () => await sendCalls(server.searchUrl, server.headers, calls, seconds)
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
