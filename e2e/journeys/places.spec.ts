import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { parse } from 'csv-parse/sync'
import { atBothWidths, expectAccessible, expectAccessibleInBothThemes } from '../fixtures/accessibility.ts'
import { expectNoSidewaysScroll } from '../fixtures/sideways.ts'
import { test } from '../fixtures/test.ts'

test.use({ data: 'public' })

const box = (page: Page, name: string) => page.getByRole('checkbox', { name: `Compare ${name}` })
const tray = (page: Page) => page.getByRole('region', { name: 'Places to compare' })

test('Counties are listed by Black share with what is known of who governs them, at every width', {
  tag: '@once',
}, async ({ page, enter }) => {
  await enter('/places?state.name=01')
  await expect(page.getByText(/^67 of 439 counties and parishes/)).toBeVisible()
  await expect(page.getByText('unknown for every county')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Greene County' }).first()).toBeVisible()
  await expect(page.getByText('0 of 5 seats known').first()).toBeVisible()
  await atBothWidths(page, async (width) => {
    await expect(page.getByText('0 of 5 seats known').first()).toBeVisible()
    await expectAccessibleInBothThemes(page, `places-${width}`)
    await expectNoSidewaysScroll(page)
  })
  await page.goto('/places/compare?chosen=01047,0169120,al-house-67,28011')
  await expect(page.getByRole('heading', { name: 'Four places side by side' })).toBeVisible()
  await atBothWidths(page, async (width) => await expectAccessibleInBothThemes(page, `compare-${width}`))
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)
  await page.goto('/places?kind=cities')
  await expect(page.getByText(/^(2,\d{3}) of \1 cities and towns/)).toBeVisible()
  await expectNoSidewaysScroll(page)
})

test('One press leads from listed counties to their officials, and one back to the counties', {
  tag: '@once',
}, async ({ page, enter }) => {
  await enter('/places?state.name=01&stats.vap_black%25=gte:0.6')
  const counties = page.getByText(/^\d+ of 439 counties and parishes/)
  const listed = Number(/^\d+/.exec(await counties.innerText())?.[0])
  expect(listed).toBeGreaterThan(1)
  await page.getByRole('link', { name: 'Show officials' }).click()
  await expect(page.getByText(/^[\d,]+ officials found/)).toBeVisible()
  const applied = page.getByRole('list', { name: 'Applied filters' })
  await expect(applied).toContainText('Greene (AL)')

  await page.getByRole('link', { name: `${listed} counties`, exact: true }).click()
  await expect(counties).toContainText(`${listed} of 439 counties and parishes`)
  await expect(page.getByRole('link', { name: 'Greene County' }).first()).toBeVisible()

  await page.goto('/places?state.name=01')
  await page.getByRole('link', { name: 'Show officials' }).click()
  await expect(applied).toHaveText('State: Alabama')
})

test('With the keyboard alone, places of two pages are ticked, kept by the address, and compared', {
  tag: '@once',
}, async ({ page, enter }) => {
  await enter('/places?state.name=01')
  await box(page, 'Greene County, AL').press('Space')
  await expect(tray(page)).toContainText('choose one more to compare')
  for (const name of ['Macon County, AL', 'Sumter County, AL']) await box(page, name).press('Space')
  await page.getByRole('button', { name: 'Next' }).press('Enter')
  await expect(page).toHaveURL(/page=2/)
  // The rows of the first page stay until those of the second are there.
  await expect(box(page, 'Greene County, AL')).toBeHidden()
  const boxes = page.getByRole('checkbox', { name: /^Compare / })
  // Rows are drawn in slices: before all are there, the last one is another a moment later.
  await expect(boxes).toHaveCount(25)
  const last = boxes.last()
  await last.focus()
  const [low, top] = [await last.boundingBox(), await tray(page).boundingBox()]
  expect((low?.y ?? 0) + (low?.height ?? 0)).toBeLessThanOrEqual(top?.y ?? 0)
  await last.press('Space')
  await expect(tray(page)).toContainText('4 chosen of 4')
  await page
    .getByRole('checkbox', { name: /Four are chosen$/ })
    .first()
    .press('Space')
  await expect(tray(page)).toContainText('4 chosen of 4')
  await page.reload()
  await expect(tray(page)).toContainText('Greene County, AL')
  await page.getByRole('button', { name: 'Take Sumter County, AL out' }).press('Enter')
  await tray(page).getByRole('link', { name: 'Compare' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Three counties side by side' })).toBeVisible()
  await expect(page.getByRole('row', { name: /^Voting age 2020 6,070 16,226/ })).toBeVisible()
  await page.getByRole('button', { name: 'Take Macon County out' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Two counties side by side' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/page=2/)
  await expect(tray(page)).toContainText('3 chosen of 4')
  await expectAccessible(page)
})

test('Filters that leave no place say what each hides, and a file of the list holds what the table shows', {
  tag: '@once',
}, async ({ page, enter }) => {
  await enter('/places?state.name=01&jurisdiction.coverage=yes&place.seats=gte:40')
  await expect(page.getByRole('heading', { name: 'No place matches all 3 filters' })).toBeVisible()
  await page.getByRole('listitem').filter({ hasText: 'Without Seats on File' }).getByRole('button').press('Enter')
  await expect(page.getByRole('rowheader').first()).toHaveText(/^Greene County/)
  const shown = await page.getByRole('rowheader').getByRole('link').allInnerTexts()
  const bodies = await page.getByText(/^Commission, \d+ on file$/).allInnerTexts()
  await page.getByRole('button', { name: 'Download as CSV' }).press('Enter')
  const saved = page.waitForEvent('download')
  await page.getByRole('dialog').getByRole('button', { name: 'Download', exact: true }).press('Enter')
  const rows: Record<string, string>[] = parse(await readFile(await (await saved).path()), { bom: true, columns: true })
  expect(rows.map((row) => row['Place'])).toEqual(shown)
  const seats = rows.flatMap((row) =>
    row['Governing Body'] ? `${row['Governing Body']}, ${row['Seats on File']} on file` : [],
  )
  expect(seats).toEqual(bodies)
})

test('Back from the page of a place the list is where it was left', async ({ page, enter }) => {
  await enter('/places?state.name=01')
  const far = page.getByRole('link', { name: /County$/ }).nth(24)
  await far.scrollIntoViewIfNeeded()
  const name = await far.textContent()
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
  // Where the row stands and not how far the page is moved: what comes late above it makes the page longer.
  const top = async () => Math.round((await far.boundingBox())?.y ?? Number.NaN)
  const left = await top()
  await far.click()
  await expect(page.getByRole('heading', { level: 1, name: String(name) })).toBeVisible()
  await page.goBack()
  await expect.poll(top).toBe(left)
})
