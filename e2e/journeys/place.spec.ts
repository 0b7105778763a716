import { expect, type Page } from '@playwright/test'
import { atBothWidths, expectAccessibleInBothThemes } from '../fixtures/accessibility.ts'
import { goOn } from '../fixtures/go-on.ts'
import { expectNoSidewaysScroll } from '../fixtures/sideways.ts'
import { test } from '../fixtures/test.ts'

// Who governs here, and whom does it serve: on the real records.
test.use({ data: 'public' })

const dallas = '/places/01047'
const lastHeading = (page: Page) => page.getByRole('heading', { name: 'Places in it and around it' })
const ladder = (page: Page) => page.getByRole('table', { name: /^Officials who represent/ })

test('A county is told on one page, in both themes and at every width', { tag: '@once' }, async ({ page, enter }) => {
  await enter(dallas)
  await expect(page).toHaveTitle(/^Dallas County, Alabama · /)
  await lastHeading(page).waitFor()
  await expect(page.getByText(/officials on file represent Dallas County/).first()).toBeVisible()
  await expect(
    page.getByText(/seats were on the ballot on 11-03-2026, and we do not have the results yet/).first(),
  ).toBeVisible()
  await expect(ladder(page).getByRole('row', { name: /Sewell/ })).toContainText(/U\.S\. Representative.*District 7/)
  await expect(ladder(page).getByRole('row', { name: /Granthum/ })).toContainText(
    /Sheriff.*(Result not in yet|Term over, successor not on file)/,
  )
  await expect(page.getByRole('table', { name: /^President, 2020 Dallas County/ })).toBeVisible()
  await expect(page.getByRole('group', { name: /where Dallas County lies/ })).toBeVisible()
  await atBothWidths(page, async (width) => {
    await expectAccessibleInBothThemes(page, `place-${width}`)
    await expectNoSidewaysScroll(page)
  })
  await page.setViewportSize({ width: 320, height: 800 })
  await expectNoSidewaysScroll(page)
})

test('The keyboard alone opens the ladder, goes to a district and back, and says what it knows', {
  tag: '@once',
}, async ({ page, enter }) => {
  await enter(dallas)
  await lastHeading(page).waitFor()
  const rows = ladder(page).getByRole('row')
  const before = await rows.count()
  const justices = ladder(page).getByRole('row', { name: /^Supreme Court Justice/ })
  const shown = await justices.count()
  const more = page.getByRole('button', { name: /^Show \d+ more, all on file: Supreme Court Justice/ })
  const hidden = Number(/\d+/.exec(await more.innerText())?.[0])
  await more.focus()
  await page.keyboard.press('Enter')
  // The button's own row gives way to theirs.
  await expect(rows).toHaveCount(before - 1 + hidden)
  await expect(justices.nth(shown).getByRole('link')).toBeFocused()

  await ladder(page).getByRole('link', { name: 'District 67' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'House District 67, Alabama' })).toBeFocused()
  await expect(page.getByRole('link', { name: 'Dallas County' }).first()).toHaveAttribute('href', dallas)
  await page.goBack()
  await lastHeading(page).waitFor()
  await page.getByRole('button', { name: 'Tell us what you know' }).first().focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Subject')).toHaveValue('Not on file: Dallas County, Alabama')
})

test('The dates of a place go to a calendar, as a file or by a link that keeps itself', { tag: '@once' }, async ({
  page,
  enter,
}) => {
  await enter(dallas)
  const calendar = page.getByRole('button', { name: 'Add to calendar' })
  await calendar.click()
  const saved = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Save these dates as a file' }).click()
  expect((await saved).suggestedFilename()).toBe('dallas-county-elections.ics')
  await calendar.click()
  await page.getByRole('menuitem', { name: 'A private link that stays up to date' }).click()
  await expect(page).toHaveURL(/\/coming-up\?county\.name=01047$/)
})

test('A place that is none says so', { tag: '@once' }, async ({ page, enter }) => {
  await enter('/places/nowhere')
  await expect(page.getByRole('heading', { level: 1, name: 'No such place' })).toBeVisible()
  // It looks like one, so that the server is asked.
  await page.goto('/places/99999')
  await expect(page.getByRole('heading', { level: 1, name: 'No such place' })).toBeVisible()
})

/** Those with the most officials among them: the sheet folds for them. */
const printed = [
  '01047',
  '01073',
  '01097',
  '01101',
  '01001',
  '12086',
  '12011',
  '12031',
  '12073',
  '13121',
  '13089',
  '13067',
  '13001',
  '22071',
  '22033',
  '22017',
  '28049',
  '28047',
  '28151',
  '28133',
]

test('A brief is one Letter page for twenty counties, however many officials they have', { tag: '@once' }, async ({
  page,
  enter,
}) => {
  await enter('/places/compare')
  const pages: Record<string, number> = {}
  for (const id of printed) {
    await goOn(page, `/places/${id}`)
    const brief = page.getByRole('article', { name: /^Brief of/, includeHidden: true })
    await brief.waitFor({ state: 'attached' })
    await page.evaluate(async () => await document.fonts.ready)
    const name = (await brief.getAttribute('aria-label')) ?? ''
    const sheet = await page.pdf({ preferCSSPageSize: true })
    pages[name] = sheet.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
    expect(sheet.toString('latin1')).toMatch(/\/MediaBox\s*\[0 0 612 792\]/)
  }
  expect(Object.values(pages)).toEqual(printed.map(() => 1))
  // Asked for phones, it has a second sheet, upright too, which goes again.
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  await page.getByRole('button', { name: 'Print with phones' }).click()
  await expect(page.locator('[data-printed]')).toBeAttached()
  const both = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(both.match(/\/MediaBox\s*\[0 0 612 792\]/g)).toHaveLength(2)
  expect(both.match(/\/MediaBox/g)).toHaveLength(2)
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(page.getByRole('article', { name: /^Phones of/, includeHidden: true })).not.toBeAttached()
})
