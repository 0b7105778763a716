import { type Browser, type BrowserContextOptions, chromium, devices } from '@playwright/test'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import { chromiumWords, provideChromium } from '../../scripts/chromium.mjs'
import { buildWebPageIfStale } from '../../scripts/web-page.mjs'
import { actions, expanding, goingBack, hasRows, mostAskedForOneFile } from '#browser-actions.ts'
import { goalsOfOpenings, measureOpenings } from '#browser-openings.ts'
import { type Measured, measure, measureOpening, openSlowPage } from '#browser-page.ts'
import { type Weight, weighCode } from '#browser-weight.ts'
import { type Figure, median } from '#figure.ts'
import { administrator, startAtlas } from '#servers.ts'

const idleMilliseconds = 4_000
const defectMilliseconds = 200
const kilobyte = 1_000
/** JavaScript and CSS together, gzipped. */
const budgets = { signIn: 170 * kilobyte, search: 300 * kilobyte }

const screens: Readonly<Record<string, BrowserContextOptions>> = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { ...devices['Pixel 7'], viewport: { width: 375, height: 812 } },
}

const form = 'the sign-in form'
const formOnTheLine = `${form}, on the slow line alone, the processor as it is`
const firstRows = 'first rows'
const rowsOfTheProcessor = `${firstRows}, on the slow processor alone, without the line`
/** For times, in milliseconds. */
const goals: Readonly<Record<string, number>> = {
  [formOnTheLine]: 1_500,
  [form]: 1_500,
  [rowsOfTheProcessor]: 1_400,
  [firstRows]: 2_200,
  [expanding]: 250,
  ...goalsOfOpenings,
}
const mostRequests = 20
const rowsPath = `/api${endpoints.searchOfficials.path}`

interface Run {
  readonly weights: Readonly<Record<string, Weight>>
  readonly times: Readonly<Record<string, Measured>>
  readonly mostOfOneFile: number
}

/** How long people with a slow device and a slow connection wait in the production build of the page. */
export async function measureBrowser(databaseUrl: string, runs: number): Promise<Figure[]> {
  await buildWebPageIfStale()
  const server = await startAtlas(databaseUrl)
  const browser = await chromium.launch({ args: [...chromiumWords], executablePath: await provideChromium() })
  try {
    const session = await signIn(browser, server.address)
    const figures: Figure[] = []
    for (const [screen, options] of Object.entries(screens)) {
      const done: Run[] = []
      for (let run = 0; run < runs; run++) done.push(await runOnce(browser, server.address, options, session))
      figures.push(...figuresOf(screen, done))
    }
    return figures
  } finally {
    await browser.close()
    await server.stop()
  }
}

type Session = NonNullable<BrowserContextOptions['storageState']>

async function signIn(browser: Browser, address: string): Promise<Session> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`${address}/login`)
  await page.getByLabel('Email').fill(administrator.email)
  await page.getByLabel('Password', { exact: true }).fill(administrator.password)
  await page.getByRole('checkbox', { name: /accept the terms/ }).check()
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByRole('heading', { name: 'Sign in' }).waitFor({ state: 'detached' })
  const state = await context.storageState()
  await context.close()
  return state
}

/** Runs in the page. */
const hasForm = () => (document.querySelector('input[type=password]') ? performance.now() : null)

async function runOnce(
  browser: Browser,
  address: string,
  options: BrowserContextOptions,
  storageState: Session,
): Promise<Run> {
  const weights: Record<string, Weight> = {}
  const times: Record<string, Measured> = {}

  const fast = await openSlowPage(browser, options, { isSlow: false, isFar: true })
  times[formOnTheLine] = await measureOpening(fast, `${address}/login`, hasForm, '')
  await fast.context().close()

  const login = await openSlowPage(browser, options)
  const weighLogin = weighCode(login)
  times[form] = await measureOpening(login, `${address}/login`, hasForm, '')
  weights['sign-in route, form shown'] = await weighLogin()
  await login.waitForTimeout(idleMilliseconds)
  weights['sign-in route, after idle'] = await weighLogin()
  await login.context().close()

  const near = await openSlowPage(browser, { ...options, storageState }, { isSlow: true, isFar: false })
  times[rowsOfTheProcessor] = await measureOpening(near, `${address}/advanced-search`, hasRows, '')
  await near.context().close()

  Object.assign(times, await measureOpenings(browser, address, { ...options, storageState }))

  const search = await openSlowPage(browser, { ...options, storageState })
  const weighSearch = weighCode(search)
  times[firstRows] = await measureOpening(search, `${address}/advanced-search`, hasRows, '')
  weights['search route, first rows'] = await weighSearch()
  await search.waitForLoadState('networkidle')
  await search.waitForTimeout(idleMilliseconds)
  weights['search route, after idle'] = await weighSearch()
  for (const { what, isThere, prepare, act, isDone } of actions) {
    if (isThere && !(await isThere(search))) continue
    const before = await prepare(search)
    times[what] = await measure(search, () => act(search), isDone, before)
  }
  const mostOfOneFile = await mostAskedForOneFile(search)
  await search.context().close()
  return { weights, times, mostOfOneFile }
}

function figuresOf(screen: string, done: readonly Run[]): Figure[] {
  const [first] = done as [Run]
  return [
    ...Object.keys(first.weights).map((what) => {
      const heaviest = done
        .map(({ weights }) => weights[what] as Weight)
        .toSorted((a, b) => b.gzip - a.gzip)[0] as Weight
      return weightFigure(`${screen}, JavaScript and CSS of the ${what}`, heaviest, what)
    }),
    ...Object.keys(first.times).map((what) => {
      const measured = done.map(({ times }) => times[what] as Measured)
      return timeFigure(`${screen}, ${what}`, measured, goals[what])
    }),
    countFigure(
      `${screen}, requests to first rows`,
      done.map(({ times }) => (times[firstRows] as Measured).requests.filter(({ isAfterRows }) => !isAfterRows).length),
      mostRequests,
    ),
    countFigure(
      `${screen}, requests for rows on the way ${goingBack}`,
      done.map(({ times }) => (times[goingBack] as Measured).requests.filter(({ path }) => path === rowsPath).length),
      0,
    ),
    countFigure(
      `${screen}, how often one file is asked for at most, five rows expanded`,
      done.map(({ mostOfOneFile }) => mostOfOneFile),
      1,
    ),
  ]
}

/** Counts do not depend on the load of the machine, so the worst run is compared with the goal. */
function countFigure(what: string, counts: readonly number[], most: number): Figure {
  const worst = Math.max(...counts)
  return { what, value: String(worst), goal: { text: `≤ ${most}`, isMet: worst <= most } }
}

function weightFigure(what: string, { gzip, transferred, files }: Weight, route: string): Figure {
  const budget = route.startsWith('sign-in') ? budgets.signIn : budgets.search
  const inKilobytes = (bytes: number) => `${(bytes / kilobyte).toFixed(1)} kB`
  return {
    what,
    value: `${inKilobytes(gzip)} gzip in ${files} files; ${inKilobytes(transferred)} transferred`,
    goal: { text: `≤ ${budget / kilobyte} kB gzip`, isMet: gzip <= budget },
  }
}

function timeFigure(what: string, measured: readonly Measured[], goal: number | undefined): Figure {
  const times = measured.map(({ milliseconds }) => milliseconds)
  const longestOfRuns = measured.map(({ longTasks }) => Math.max(0, ...longTasks))
  const longest = Math.max(...longestOfRuns)
  const perRun = (measured.flatMap(({ longTasks }) => longTasks).length / measured.length).toFixed(1)
  const range = `${Math.round(Math.min(...times))}–${Math.round(Math.max(...times))}`
  const defect = longest > defectMilliseconds ? `, **over ${defectMilliseconds} ms**` : ''
  return {
    what,
    ...(goal && { goal: { text: `≤ ${goal} ms`, isMet: median(times) <= goal } }),
    value: `${Math.round(median(times))} ms (${range}); ${perRun} long tasks, longest ${Math.round(median(longestOfRuns))} ms, in the worst run ${Math.round(longest)} ms${defect}`,
  }
}
