import type { Browser, BrowserContextOptions, Page } from '@playwright/test'

const slowdown = 4
const bitsPerByte = 8
const downloadBitsPerSecond = 1_600_000
const uploadBitsPerSecond = 750_000
const latency = 150

/** What the page records while it is measured, in milliseconds since it was opened. */
interface Notes {
  readonly longTasks: { readonly start: number; readonly duration: number }[]
  /** The first input since this was reset to null, or since a navigation back. */
  touched: number | null
  /** When the first official was in the document, which is before the frame that shows it. */
  firstRow: number | null
}

export interface Conditions {
  /** Slows the processor down to that of a slow phone. */
  readonly isSlow: boolean
  /** Slows the network down to a rural connection. */
  readonly isFar: boolean
}

/** Opens a page with an empty cache, by default on a slow phone with a rural connection. */
export async function openSlowPage(
  browser: Browser,
  options: BrowserContextOptions,
  { isSlow, isFar }: Conditions = { isSlow: true, isFar: true },
): Promise<Page> {
  const context = await browser.newContext({ ...options, locale: 'en-US' })
  const page = await context.newPage()
  await page.addInitScript(takeNotes)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: isSlow ? slowdown : 1 })
  if (!isFar) return page
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: downloadBitsPerSecond / bitsPerByte,
    uploadThroughput: uploadBitsPerSecond / bitsPerByte,
  })
  return page
}

/** Runs in the page, before its own code. */
function takeNotes(): void {
  const notes: Notes = { longTasks: [], touched: null, firstRow: null }
  Object.assign(globalThis, { atlasNotes: notes })
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) notes.longTasks.push({ start: startTime, duration })
  }).observe({ type: 'longtask', buffered: true })
  for (const type of ['pointerdown', 'keydown', 'input', 'change', 'popstate']) {
    addEventListener(type, ({ timeStamp }) => (notes.touched ??= timeStamp), true)
  }
  const observer = new MutationObserver(() => {
    if (!document.querySelector('[aria-label^="Details for"]')) return
    notes.firstRow = performance.now()
    observer.disconnect()
  })
  observer.observe(document, { childList: true, subtree: true })
}

export interface Measured {
  readonly milliseconds: number
  readonly longTasks: readonly number[]
  /**
   * The requests during the measurement and shortly after, and whether the first official was in the document by then.
   */
  readonly requests: readonly { readonly path: string; readonly isAfterRows: boolean }[]
}

/** A condition that is checked in the page before each frame: the moment from which it holds, or null. */
export type Question<Argument> = (argument: Argument) => number | null

/** The time from the first input, or else from opening the page, until a condition holds. */
export async function measure<Argument>(
  page: Page,
  act: () => Promise<unknown>,
  question: Question<Argument>,
  argument: Argument,
): Promise<Measured> {
  await page.evaluate(() => ((globalThis as unknown as { atlasNotes: Notes }).atlasNotes.touched = null))
  const done = page.waitForFunction(question as never, argument as never, { polling: 'raf', timeout: 60_000 })
  await act()
  return await measuredUntil(page, (await (await done).jsonValue()) as number)
}

/** The time from opening the page until a condition holds. */
export async function measureOpening<Argument>(
  page: Page,
  address: string,
  question: Question<Argument>,
  argument: Argument,
): Promise<Measured> {
  await page.goto(address, { waitUntil: 'commit' })
  const done = await page.waitForFunction(question as never, argument as never, { polling: 'raf', timeout: 60_000 })
  return await measuredUntil(page, (await done.jsonValue()) as number)
}

async function measuredUntil(page: Page, end: number): Promise<Measured> {
  // A long task is reported once it is over, which may be after the frame that ended the measurement.
  await page.waitForTimeout(500)
  return await page.evaluate((end) => {
    const { touched, longTasks, firstRow } = (globalThis as unknown as { atlasNotes: Notes }).atlasNotes
    const start = touched ?? 0
    const during = longTasks.filter((task) => task.start < end && task.start + task.duration > start)
    const entries = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
    const requests = entries
      .filter(({ startTime }) => startTime >= start)
      .map(({ name, startTime }) => ({ path: new URL(name).pathname, isAfterRows: startTime > (firstRow ?? end) }))
    return { milliseconds: end - start, longTasks: during.map(({ duration }) => duration), requests }
  }, end)
}
