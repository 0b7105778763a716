import { expect, type Page, type Route } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { expectNoSidewaysScroll } from '../fixtures/sideways.ts'
import { test } from '../fixtures/test.ts'

test.beforeEach(async ({ page, enter }) => {
  await enter('/advanced-search?state.name=13')
  await expect(page.getByText(/officials found/)).toBeVisible()
})

const searches = '**/api/search/eo'
const headings = (page: Page) => page.locator('thead th').evaluateAll((all) => all.map((each) => each.ariaLabel))

const sortButton = (page: Page, label: string) =>
  page.getByRole('columnheader', { name: label, exact: true }).getByRole('button', { name: new RegExp(`^${label}`) })

test('Columns, density and sort live in the address: a reload keeps them, and Back undoes them', {
  tag: '@once',
}, async ({ page }) => {
  await page.getByRole('button', { name: 'Columns' }).click()
  const dialog = page.getByRole('dialog', { name: /^Columns/ })
  await expectAccessible(page)
  await dialog.getByRole('searchbox').fill('median')
  await dialog.getByRole('checkbox', { name: 'Median Income' }).check()
  await dialog.getByRole('button', { name: 'Hide Gender' }).click()
  for (let index = 8; index > 2; index--) await dialog.getByRole('button', { name: 'Move Median Income up' }).click()
  await dialog.getByRole('button', { name: 'Apply' }).click()
  const shown = ['Name', 'Median Income', 'Office', 'County/Parish', 'Jurisdiction', 'Party', 'Ethnicity']
  await expect.poll(() => headings(page)).toEqual(shown)

  await sortButton(page, 'Median Income').click()
  await sortButton(page, 'Office').click({ modifiers: ['Shift'] })
  await expect(page).toHaveURL(/sort=stats\.median_income,office\.name/)
  await page.getByRole('button', { name: 'Density' }).click()
  await expectAccessible(page)
  await page.getByRole('menuitemradio', { name: 'Roomy' }).click()
  await expect(page).toHaveURL(/density=roomy/)

  await page.reload()
  await expect.poll(() => headings(page)).toEqual(shown)
  await expect(page.getByRole('columnheader', { name: 'Median Income' })).toHaveAttribute('aria-sort', 'ascending')
  const row = page.getByRole('row').nth(1)
  await expect.poll(async () => (await row.boundingBox())?.height).toBe(64)
  await expectAccessible(page)

  await page.goBack()
  await page.goBack()
  await expect(page).not.toHaveURL(/sort=/)
  await expect.poll(() => headings(page)).toEqual(shown)
  await page.goBack()
  await expect.poll(() => headings(page)).toContain('Gender')
})

test('At 1280 by 800 twelve officials are in sight below how many wait for a result, and of one state the column of states is not', {
  tag: '@once',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const frame = page.getByRole('region', { name: /^Elected officials/ })
  const inSight = () =>
    frame.evaluate((element) => {
      const { bottom } = element.getBoundingClientRect()
      return [...element.querySelectorAll('tbody tr')].filter((row) => row.getBoundingClientRect().bottom <= bottom)
        .length
    })
  await expect.poll(inSight).toBeGreaterThanOrEqual(12)
  await expect.poll(() => headings(page)).not.toContain('State')
  await page.getByRole('button', { name: 'Remove filter State' }).click()
  await expect.poll(() => headings(page)).toContain('State')
})

test('At 1280 px all tools stand in one line, with twelve filters set, and Excel is named among them', {
  tag: '@once',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const numbers = ['vap_black', 'vap_hispanic', 'vap_asian', 'vap_white', 'vap_other', 'vap_total']
  const others = ['biden_votes', 'trump_votes', 'county_population', 'registered_voters']
  const counted = [...numbers, ...others].map((name) => `stats.${name}=gte:0`)
  const twelve = ['state.name=13', 'office.name=sheriff', ...counted].join('&')
  await page.goto(`/advanced-search?${twelve}`)
  await expect(page.getByRole('button', { name: 'Filters (12)' })).toBeVisible()
  const tools = ['Columns', 'For calling', 'Filters (12)', 'Density', 'Order', 'Map', 'Save search', 'Clear Filters']
  const topOf = async (name: string) => {
    const box = await page.getByRole('button', { name, exact: true }).boundingBox()
    return Math.round(box?.y ?? Number.NaN)
  }
  const tops = async () => new Set(await Promise.all([...tools, 'Download as CSV or Excel'].map(topOf)))
  await expect.poll(async () => (await tops()).size).toBe(1)
  await expect(page.getByRole('button', { name: 'Download as CSV or Excel' })).toContainText('Excel')
})

test('From a filter that is set, two presses lead to the first row', { tag: '@once' }, async ({ page }) => {
  await page.goto('/advanced-search?state.name=13&office.name=sheriff')
  await expect(page.getByRole('checkbox', { name: /^Select (?!everybody)/ }).first()).toBeVisible()
  await page.getByRole('combobox', { name: 'Position' }).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Go to the results' }).and(page.locator(':focus'))).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('checkbox', { name: /^Select (?!everybody)/ }).first()).toBeFocused()
})

test('The keyboard alone sorts, filters by a heading, opens an official and turns the page', { tag: '@once' }, async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Options for Party' }).focus()
  await page.keyboard.press('Enter')
  const menu = page.getByRole('menu', { name: 'Party' })
  await expect(menu).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/sort=/)
  await expect(page.getByRole('button', { name: 'Options for Party' })).toBeFocused()
  await page.keyboard.press('Enter')
  await menu.getByRole('menuitem', { name: 'Filter by this column' }).press('Enter')
  const filter = page.getByRole('dialog', { name: 'Filter by Party' })
  await expect(filter.locator(':focus')).toBeVisible()
  await expectAccessible(page)
  await filter.getByRole('button', { name: 'Done' }).press('Enter')
  await expect(filter).toBeHidden()
  await expect(page.getByRole('button', { name: 'Options for Party' })).toBeFocused()

  await page.getByRole('link', { name: 'Skip to results' }).press('Enter')
  await expect(page.getByRole('region', { name: /^Elected officials, 1–25/ })).toBeFocused()

  // From the last heading to the first row, and on through every row to the pager: nothing holds the keyboard.
  await page.getByRole('button', { name: 'Options for Gender' }).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('checkbox', { name: /^Select (?!everybody)/ }).first()).toBeFocused()
  await page.keyboard.press('Tab')
  const first = page.getByRole('button', { name: /^Details for/ }).first()
  await expect(first).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Contact Information' })).toBeVisible()
  await page.keyboard.press('Enter')
  const lastRow = page
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: /^Details for/ }) })
    .last()
  await lastRow.getByRole('button', { name: /^Details for/ }).focus()
  // Its places lead to their pages.
  for (const _ of await lastRow.getByRole('link').all()) await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('combobox', { name: 'Rows per page' })).toBeFocused()
  await page.getByRole('button', { name: 'Next' }).press('Enter')
  await expect(page.getByText(/^26–50 of/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Next' })).toBeFocused()
})

test('A phone orders its cards, adds a column and a filter, calls, and downloads from the tools at its foot', {
  tag: '@phone',
}, async ({ page }) => {
  await expect(page.getByRole('button', { name: 'Density' })).toHaveCount(0)
  // Three officials before anything is scrolled.
  await expect(page.getByRole('article').nth(2)).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: 'Order' }).click()
  await expectAccessible(page)
  await page.getByRole('menuitemradio', { name: 'Last name, Z to A' }).click()
  await expect(page).toHaveURL(/sort=-eo\.name/)
  await page.getByRole('button', { name: 'Order' }).click()
  await page.getByRole('menuitemradio', { name: 'By level of government' }).click()
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Congress')
  await expect(page.getByRole('link', { name: /^Call \(/ }).first()).toBeVisible()
  const more = page.getByRole('button', { name: 'More for this search' })
  await more.click()
  await expectAccessible(page)
  await page.getByRole('menuitem', { name: 'Columns …' }).click()
  await page.getByRole('checkbox', { name: 'County Population' }).check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByRole('term').filter({ hasText: 'County Population' }).first()).toBeVisible()
  await page.getByRole('button', { name: /^Filters/ }).click()
  await page.getByLabel('Filter by another column').selectOption('County Population')
  await page.getByRole('textbox', { name: 'County Population' }).fill('100000')
  await page.getByRole('button', { name: /^Show/ }).click()
  await expect(page).toHaveURL(/stats\.county_population=gte:100000/)
  await expectNoSidewaysScroll(page)
  await more.click()
  await page.getByRole('menuitem', { name: 'Download as CSV or Excel …' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Back' }).click()
  await expect(more).toBeFocused()
  await more.click()
  await page.getByRole('menuitem', { name: 'Select' }).click()
  await page
    .getByRole('checkbox', { name: /^Select / })
    .first()
    .check()
  await expect(page.getByRole('region', { name: 'Selected officials' })).toContainText('1 selected')
  await expectAccessible(page)
})

test('A search without a result says why, and a misspelled name is mended with one tap', async ({ page }) => {
  const name = await lastNameOfAnOfficial(page)
  const misspelled = `${name.slice(0, 2)}z${name.slice(2)}`
  await page.goto(`/advanced-search?state.name=13&eo.name=contains:${misspelled}`)
  await expect(page.getByRole('heading', { name: 'No officials match all 2 filters' })).toBeVisible()
  await expectAccessible(page)
  const meant = page.getByText(`Did you mean ${name} instead of “${misspelled}”?`)
  await page.getByRole('listitem').filter({ has: meant }).getByRole('button').click()
  await expect(page.getByRole('heading', { name: 'Advanced Search' })).toBeFocused()
  await expect(page.getByText(/^[1-9][\d,]* officials? found/)).toBeVisible()
})

/** One that is long enough to be recognized with a letter too many. */
async function lastNameOfAnOfficial(page: Page): Promise<string> {
  const bold = page.locator('main tbody th b, main article h2 b')
  await expect(bold.first()).toBeVisible()
  const names = await bold.allInnerTexts()
  return names.find((name) => /^[A-Z][a-z]{6,}$/.test(name)) ?? ''
}

test('A search that fails keeps the last results, says from when they are, and is tried again', {
  tag: '@once',
}, async ({ page }) => {
  const rows = page.getByRole('button', { name: /^Details for/ })
  await expect(rows).toHaveCount(25)
  // A refusal that the page is made for: any other bad answer is noted as trouble.
  await page.route(searches, (route) => route.fulfill({ status: 429, json: {} }))
  await page.getByRole('button', { name: 'Next' }).click()
  const banner = page.getByRole('alert').filter({ hasText: 'The list could not be updated.' })
  await expect(banner).toContainText(
    /You are looking at the last results, from \d+:\d\d [AP]M\. Your filters are kept\./,
  )
  await expect(rows).toHaveCount(25)
  await page.unroute(searches)
  await banner.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText(/^26–50 of/)).toBeVisible()
  await expect(banner).toBeHidden()
})

test('Without a signal the list says so in place, and loads once the signal is back', async ({ page, context }) => {
  // Code that is under way would be lost, and says so.
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('You are offline. The list will load when the signal is back.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Details for/ })).toHaveCount(25)
  await context.setOffline(false)
  await expect(page.getByText(/^26–50 of/)).toBeVisible()
  await expect(page.getByText('You are offline.')).toBeHidden()
})

test('A slow answer never replaces the answer to a newer question', { tag: '@once' }, async ({ page }) => {
  const pending: Route[] = []
  await page.route(searches, (route) => {
    const asksFlorida = route.request().postData()?.includes('"12"')
    if (asksFlorida) pending.push(route)
    else void route.continue()
  })
  const before = await page.getByText(/officials found/).innerText()
  await goInPlace(page, '/advanced-search?state.name=12')
  await expect.poll(() => pending.length).toBeGreaterThan(0)
  await expect(page.getByText('Updating…').first()).toBeVisible()
  await goInPlace(page, '/advanced-search?state.name=28')
  await expect(page.getByText(/officials found/)).not.toHaveText(before)
  await expect(page.getByText(/officials found/)).not.toContainText('Updating')
  const newest = await page.getByText(/officials found/).innerText()
  await Promise.all(pending.map((route) => route.continue().catch(() => undefined)))
  await page.waitForTimeout(500)
  await expect(page.getByText(/officials found/)).toHaveText(newest)
})

/** To another address without a new load of the page, as Back and Forward go. */
async function goInPlace(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
}

test('On paper there is the list with its filters and address, and none of the tools', { tag: '@once' }, async ({
  page,
}) => {
  const text = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(text).toMatch(/\/MediaBox \[0 0 792 612\]/)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  for (const tool of ['Columns', 'Density', 'Next', 'Clear Filters', 'Options for Office'])
    await expect(page.getByRole('button', { name: tool, exact: true })).toBeHidden()
  await expect(page.getByRole('list', { name: 'Applied filters' })).toHaveText('State: Georgia')
  await expect(page.getByRole('group', { name: 'Quick filters' })).toBeHidden()
  await expect(page.locator('tfoot')).toHaveText(page.url())
  const [ground, ink] = await page
    .locator('tbody td')
    .first()
    .evaluate((cell) => [getComputedStyle(document.body).backgroundColor, getComputedStyle(cell).color])
  expect(ground).toBe('rgb(255, 255, 255)')
  expect(ink).toMatch(/^rgb\((0, 0, 0|27, 33, 29)\)$/)
})
