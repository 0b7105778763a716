import type { Browser, BrowserContextOptions, Page } from '@playwright/test'

const slowdown = 4
const bitsPerByte = 8
const downloadBitsPerSecond = 1_600_000
const uploadBitsPerSecond = 750_000
const latency = 150

/** What the page notes of itself while it is measured; all in milliseconds since it was opened. */
interface Notes {
  readonly longTasks: { readonly start: number; readonly duration: number }[]
  /** When the person's hand touched the page first since this was null. */
  touched: number | null
}

/** How many times slower than this machine. */
export type Slowdown = 1 | typeof slowdown

/**
 * A page as it is on a slow telephone far from a city, with nothing of it in the browser's memory; or on a fast one
 * there.
 */
export async function openSlowPage(
  browser: Browser,
  options: BrowserContextOptions,
  rate: Slowdown = slowdown,
): Promise<Page> {
  const context = await browser.newContext({ ...options, locale: 'en-US' })
  const page = await context.newPage()
  await page.addInitScript(takeNotes)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: downloadBitsPerSecond / bitsPerByte,
    uploadThroughput: uploadBitsPerSecond / bitsPerByte,
  })
  return page
}

/** Runs in the page, before anything else does. */
function takeNotes(): void {
  const notes: Notes = { longTasks: [], touched: null }
  Object.assign(globalThis, { atlasNotes: notes })
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) notes.longTasks.push({ start: startTime, duration })
  }).observe({ type: 'longtask', buffered: true })
  for (const type of ['pointerdown', 'keydown', 'input', 'change']) {
    addEventListener(type, ({ timeStamp }) => (notes.touched ??= timeStamp), true)
  }
}

export interface Measured {
  readonly milliseconds: number
  readonly longTasks: readonly number[]
}

/** A question to the page, asked before each frame: the moment from which on it is so, or null. */
export type Question<Argument> = (argument: Argument) => number | null

/** From the hand's first touch, or else from the opening of the page, until a question is answered. */
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

/** From the opening of the page until a question is answered. */
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
  // A task is told of once it is over, which may be after the frame that ended the measurement.
  await page.waitForTimeout(500)
  return await page.evaluate((end) => {
    const { touched, longTasks } = (globalThis as unknown as { atlasNotes: Notes }).atlasNotes
    const start = touched ?? 0
    const during = longTasks.filter((task) => task.start < end && task.start + task.duration > start)
    return { milliseconds: end - start, longTasks: during.map(({ duration }) => duration) }
  }, end)
}
