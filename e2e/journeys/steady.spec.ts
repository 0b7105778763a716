import { setTimeout } from 'node:timers/promises'
import { expect, type Page, type Request } from '@playwright/test'
import { type LayoutShift, noteLayoutShifts } from '../fixtures/layout-shifts.ts'
import { test } from '../fixtures/test.ts'

/** Longer than what is awaited goes unsaid, so that what says it has its place as well. */
const lateMilliseconds = 400
/** Milliseconds that the browser may be busy with what a hand did. */
const mostDrawing = 2_000
const mostShift = 0.02

type Action = readonly [what: string, act: (page: Page) => Promise<unknown>]

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const click = (name: string | RegExp) => (page: Page) => button(page, name).first().click()
const press = (key: string) => (page: Page) => page.keyboard.press(key)
const check = (name: string) => (page: Page) => page.getByRole('checkbox', { name }).click()
const toggleDetails = (index: number) => (page: Page) =>
  button(page, /^Details for/)
    .nth(index)
    .click()
const choose = (name: string | RegExp) => (page: Page) =>
  page.getByRole('menuitemradio', { name }).or(page.getByRole('menuitem', { name })).first().click()
const names = (page: Page) => page.getByRole('combobox', { name: 'Find an elected official by name' })
/** By the keyboard: an option that is chosen without a hand would not be taken for one. */
const select = (name: string | RegExp, key: string) => (page: Page) => page.getByLabel(name).press(key)
const sortByOffice = (page: Page) =>
  page.getByRole('columnheader', { name: 'Office', exact: true }).getByRole('button').first().click()

/** A filter beside the list, in a window of its own on a phone. */
const filters: readonly Action[] = [
  ['filter', check('Georgia')],
  ['filter more', check('Mississippi')],
  ['filter by gender', check('Female')],
  ['close a group of filters', click(/^Official/)],
  ['open it', click(/^Official/)],
]
const afterFilters: readonly Action[] = [
  ['press a quick filter', click(/^Uncontested \d/)],
  ['press another', click(/^Up within 12 months/)],
  ['release it', click(/^Up within 12 months/)],
  ['filter less', click('Remove filter State')],
  ['back to the filter', (page) => page.goBack()],
]
const details: readonly Action[] = [
  ['open the first official', toggleDetails(0)],
  ['open the third', toggleDetails(2)],
  ['open the second', toggleDetails(1)],
  ['close the first', toggleDetails(0)],
  ['close the third', toggleDetails(2)],
  ['open the first again', toggleDetails(0)],
  ['show the sources', click(/^Sources \(/)],
  ['hide the sources', click(/^Sources \(/)],
  ['next page', click(/^Next$/)],
  ['open one there', toggleDetails(1)],
  ['previous page', click(/^Previous$/)],
  ['close the first once more', toggleDetails(0)],
  ['50 rows', select('Rows per page', '5')],
  ['25 rows', select('Rows per page', '2')],
  ['back', (page) => page.goBack()],
  ['forward', (page) => page.goForward()],
]
const onTheMap: readonly Action[] = [
  ['open the map', click('Map')],
  ['shade by officials', select(/^Shade/, 'O')],
  ['look at a county', select('Or choose a county or parish', 'B')],
  ['leave the county', click('Clear selection')],
  ['the map as a table', click('Show as table')],
  ['and as a map', click('Show as table')],
  ['close the map', click('Map')],
]
/** A phone finds them by its quick search. */
const byName: readonly Action[] = [
  ['open the names', (page) => names(page).click()],
  ['type a name', press('m')],
  ['type more', press('a')],
  ['leave the names', press('Escape')],
  ['leave what was typed', press('Escape')],
]
const others: readonly Action[] = [
  ['open the menu', click(/account menu|^Menu$/)],
  ['dark', choose('Dark')],
  ['light', choose('Light')],
  ['leave the menu', press('Escape')],
]
const quickSearch: readonly Action[] = [
  ['quick search', click('Quick search')],
  ['type there', (page) => page.getByRole('dialog').getByRole('combobox').fill('smi')],
  ['leave what was typed there', press('Escape')],
  ['leave the window', press('Escape')],
]
const onTheirOwnPage: readonly Action[] = [
  ['open one', toggleDetails(0)],
  ['their own page', (page) => page.getByRole('link', { name: /^Open page/ }).click()],
  ['the same by its address', (page) => page.reload()],
]
const onDesktop: readonly Action[] = [
  ...filters,
  ...afterFilters,
  ['clear the filters', click('Clear Filters')],
  ['hide the filters', click('Hide filters')],
  ['show the filters', click(/^Filters/)],
  ['sort', sortByOffice],
  ['sort the other way', sortByOffice],
  ['open the menu of a column', click('Options for Party')],
  ['sort by it', choose(/^Sort/)],
  ['how dense the rows are', click('Density')],
  ['roomy', choose('Roomy')],
  ['choose columns', click('Columns')],
  ['leave one out', click('Hide Gender')],
  ['apply', click('Apply')],
  ...details,
  ...onTheMap,
  ...byName,
  ...others,
  ...quickSearch,
  ...onTheirOwnPage,
  ['and back', (page) => page.goBack()],
]
const onPhone: readonly Action[] = [
  ['open the filters', click(/^Filters/)],
  ...filters,
  ['show what is found', click(/^Show [\d,]+ results/)],
  ...afterFilters,
  ['all other tools', click('More for this search')],
  ['clear the filters', choose('Clear Filters')],
  ...details,
  ...onTheMap,
  ['all other tools again', click('More for this search')],
  ['select', choose('Select')],
  [
    'select one',
    (page) =>
      page
        .getByRole('checkbox', { name: /^Select / })
        .first()
        .click(),
  ],
  [
    'select nobody',
    (page) => page.getByRole('region', { name: 'Selected officials' }).getByRole('button', { name: 'Clear' }).click(),
  ],
  ['how to sort', click('Order')],
  ['sort', choose('Last name, Z to A')],
  ['how to sort otherwise', click('Order')],
  ['sort by office', choose(/^Office/)],
  ...others,
  ...quickSearch,
  ...onTheirOwnPage,
]

// The browser itself is asked when it is idle, which no iPhone tells.
test.use({ isOldestPhone: false })

test('Fifty things done while every answer comes late move nothing that is being read', async ({ page, enter }, {
  project,
}) => {
  const { hold, allAreHere, letFontsCome } = await answerLate(page)
  const shiftsOf = await noteLayoutShifts(page)
  const entered = enter('/advanced-search')
  await button(page, /^Details for/)
    .first()
    .waitFor()
  await untilDrawn(page)
  letFontsCome()
  await entered
  await allAreHere()
  const late: LayoutShift[] = [...(await shiftsOf())]
  for (const [what, act] of project.name === 'phone' ? onPhone : onDesktop) {
    hold()
    await act(page)
    await untilDrawn(page)
    // What moves without any answer is what the hand asked for.
    await shiftsOf()
    await allAreHere()
    for (const shift of await shiftsOf()) late.push({ ...shift, moved: [what, ...shift.moved] })
  }
  const sum = late.reduce((total, { value }) => total + value, 0)
  expect(sum, JSON.stringify(late, null, 1)).toBeLessThanOrEqual(mostShift)
})

test('How old the data is comes last on the page of imports, and moves nothing that is being read', async ({
  page,
  enter,
}) => {
  // So high that the history is in the window, which alone counts as moved.
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 2_000 })
  const { allAreHere, letFontsCome } = await answerLate(page)
  const shiftsOf = await noteLayoutShifts(page)
  await page.route(/\/admin\/data-status$/, async (route) => {
    await setTimeout(3 * lateMilliseconds)
    await route.fallback()
  })
  const status = page.waitForResponse(/\/admin\/data-status$/)
  const entered = enter('/admin/data')
  letFontsCome()
  await entered
  await status
  await page.getByRole('heading', { name: 'Imports', exact: true }).waitFor()
  await allAreHere()
  await untilDrawn(page)
  // The footer, far below, comes up where the history is shorter than what stood for it.
  const shifts = (await shiftsOf()).filter(({ moved }) => moved.some((each) => !each.startsWith('footer')))
  const sum = shifts.reduce((total, { value }) => total + value, 0)
  expect(sum, JSON.stringify(shifts, null, 1)).toBeLessThanOrEqual(mostShift)
})

/** A page of rows is drawn in slices, of which a busy machine manages few in a frame: it is idle after the last. */
async function untilDrawn(page: Page): Promise<void> {
  await page.evaluate(async (timeout) => {
    // A page that draws nothing may not be told for seconds that it is idle; after a frame it is at once.
    await new Promise((resolve) => requestAnimationFrame(resolve))
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout }))
  }, mostDrawing)
}

/**
 * Has answers come late; answers how to hold them back, and how to let them go and wait until all are here. Fonts come
 * after all that the page shows first, which moves most: a line that breaks otherwise with them moves what is below.
 */
async function answerLate(page: Page) {
  const awaited = new Set<Request>()
  let blocked: Promise<void> = Promise.resolve()
  let letGo = () => {}
  let letFontsCome = () => {}
  const fontsMayCome = new Promise<void>((resolve) => (letFontsCome = resolve))
  const isHere = (request: Request) => void awaited.delete(request)
  page.on('requestfinished', isHere)
  page.on('requestfailed', isHere)
  await page.route(/\.woff2$/, async (route) => {
    await fontsMayCome
    awaited.add(route.request())
    await setTimeout(lateMilliseconds)
    await route.continue().catch(() => {})
  })
  await page.route(/\/api\//, async (route) => {
    awaited.add(route.request())
    await setTimeout(lateMilliseconds)
    // Not for ever: what is done next may need what was asked for after all seemed to be here.
    await Promise.race([blocked, setTimeout(mostDrawing)])
    // What the page has given up meanwhile cannot be answered.
    await route.continue().catch(() => {})
  })
  return {
    letFontsCome,
    hold: () => {
      blocked = new Promise((resolve) => (letGo = resolve))
    },
    allAreHere: async () => {
      letGo()
      // What a click leads to is asked for a moment after it.
      await page.waitForTimeout(100)
      await expect.poll(() => awaited.size, { intervals: [50] }).toBe(0)
    },
  }
}
