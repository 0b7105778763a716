import type { Browser, BrowserContextOptions } from '@playwright/test'
import { hasRows } from '#browser-actions.ts'
import { type Measured, measureOpening, openSlowPage, type Question } from '#browser-page.ts'

/** A screen opened by its URL, and how to detect that its content is shown. */
interface Opening {
  readonly what: string
  readonly address: string
  readonly isDone: Question<string>
  /** In milliseconds. */
  readonly goal: number
}

const openings: readonly Opening[] = [
  {
    what: 'opening the map',
    address: '/advanced-search?map=black-share',
    isDone: () => (document.querySelector('[role=listbox] path[role=option]') ? performance.now() : null),
    goal: 2_500,
  },
  {
    what: 'opening Coming Up',
    address: '/coming-up',
    isDone: () => (document.querySelector('main h3') ? performance.now() : null),
    goal: 2_500,
  },
  {
    what: 'opening the Search Builder',
    address: '/search-builder',
    isDone: () => (document.querySelector('main input[type=checkbox]') ? performance.now() : null),
    goal: 2_000,
  },
]
const secondVisit = 'first rows of a second visit'
const idleMilliseconds = 4_000

export const goalsOfOpenings: Readonly<Record<string, number>> = {
  ...Object.fromEntries(openings.map(({ what, goal }) => [what, goal])),
  [secondVisit]: 1_000,
}

/** Opens each screen with an empty cache, and the list once more with a filled one. */
export async function measureOpenings(
  browser: Browser,
  address: string,
  options: BrowserContextOptions,
): Promise<Record<string, Measured>> {
  const times: Record<string, Measured> = {}
  for (const opening of openings) {
    const page = await openSlowPage(browser, options)
    times[opening.what] = await measureOpening(page, address + opening.address, opening.isDone, '')
    await page.context().close()
  }
  const page = await openSlowPage(browser, options)
  await measureOpening(page, `${address}/advanced-search`, hasRows, '')
  await page.waitForTimeout(idleMilliseconds)
  times[secondVisit] = await measureOpening(page, `${address}/advanced-search`, hasRows, '')
  await page.context().close()
  return times
}
