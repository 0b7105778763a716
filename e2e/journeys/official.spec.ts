import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { atBothWidths, expectAccessible, expectAccessibleInBothThemes } from '../fixtures/accessibility.ts'
import { expectNoSidewaysScroll } from '../fixtures/sideways.ts'
import { test } from '../fixtures/test.ts'

const sections = [
  'Personal Information',
  'Contact Information',
  'Office Information',
  'Demographic Data',
  'Statistical Data',
  'Other Information',
]

test('An official is opened from the list, then on a page of their own, and the way leads back', async ({
  page,
  enter,
}) => {
  await enter('/advanced-search?office.name=Sheriff')
  const name = await openFirst(page)
  await expectSections(page)
  await page.getByRole('button', { name: /^Sources \(\d+\)$/ }).click()
  await page.getByRole('link', { name: 'Source 1' }).first().click()
  await expect(page.getByRole('region', { name: 'Sources' }).getByRole('listitem').first()).toBeFocused()

  const list = page.url()
  await page.getByRole('link', { name: `Open page of ${name}` }).click()
  await expect(page).toHaveURL(/\/officials\/\d+$/)
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
  await expect(page).toHaveTitle(new RegExp(`^${name}, Sheriff, .+ · `))
  await expectSections(page)

  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.getByRole('link', { name: 'Back to the results' }).click()
  await expect(page).toHaveURL(list)
  await expect(page.getByRole('button', { name: `Details for ${name}`, expanded: true })).toBeVisible()
})

test('A link that somebody sent leads to the official after signing in, in light and in dark', {
  tag: '@once',
}, async ({ page, enter, signIn }) => {
  const address = await addressOfFirst(page, enter)
  await page.context().clearCookies()
  await page.goto(address)
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await signIn()
  await expect(page).toHaveURL(new RegExp(`${address}$`))
  await expectSections(page)
  await expect(page.getByRole('link', { name: 'Search all officials' })).toBeVisible()
  await page.getByRole('button', { name: /^Sources/ }).click()
  await atBothWidths(page, async (width) => {
    await expectSections(page)
    await expectAccessibleInBothThemes(page, `official-${width}`)
    await expectNoSidewaysScroll(page)
  })
})

test('On paper the sources are there unasked, and the tools are not', { tag: '@once' }, async ({ page, enter }) => {
  const address = await addressOfFirst(page, enter)
  await page.goto(address)
  await expectSections(page)
  await expect(page.getByRole('region', { name: 'Sources' })).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('region', { name: 'Sources' })).toBeVisible()
  await expect(page.locator('[data-source]').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(page.getByText(new URL(address, page.url()).href, { exact: true })).toBeVisible()
})

test('Election dates are saved as a calendar file', { tag: '@once' }, async ({ page, enter }) => {
  await enter('/advanced-search?jurisdictionoffice.next_general=gte:2027-01-01')
  await openFirst(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Add election dates' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^[a-z0-9-]+-elections\.ics$/)
  const text = await readFile(await file.path(), 'utf8')
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/)
  expect(text).toContain('SUMMARY:General: ')
  expect(text.replaceAll('\r\n ', '')).toMatch(/URL;VALUE=URI:http:\/\/\S+\/officials\/\d+\r\n/)
})

test('An address that nobody has says so, and leads on', { tag: '@once' }, async ({ page, enter }) => {
  await enter('/officials/999999999')
  await expect(page.getByRole('heading', { level: 1, name: 'No such official' })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/officials/nobody')
  await page.getByRole('link', { name: 'Search all officials' }).click()
  await expect(page.getByRole('heading', { name: 'Advanced Search' })).toBeVisible()
})

test('Everything can be reached by keyboard alone', { tag: '@once' }, async ({ page, enter }) => {
  const address = await addressOfFirst(page, enter)
  await page.goto(address)
  await expectSections(page)
  const sources = page.getByRole('button', { name: /^Sources/ })
  await page.getByRole('link', { name: 'Search all officials' }).focus()
  await tabTo(page, /^Sources/)
  await page.keyboard.press('Enter')
  await expect(sources).toHaveAttribute('aria-expanded', 'true')
  await tabTo(page, /^Source 1$/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Sources' }).getByRole('listitem').first()).toBeFocused()
})

async function expectSections(page: Page): Promise<void> {
  for (const name of sections) await expect(page.getByRole('heading', { name })).toBeVisible()
}

/** The address of the page of some official who can be found. */
async function addressOfFirst(page: Page, enter: (path: string) => Promise<void>): Promise<string> {
  await enter('/advanced-search')
  await openFirst(page)
  return (await page.getByRole('link', { name: /^Open page of/ }).getAttribute('href')) ?? ''
}

/** Opens the details of the first official of the list, and answers their name. */
async function openFirst(page: Page): Promise<string> {
  const first = page.getByRole('button', { name: /^Details for/ }).first()
  await first.click()
  await expect(page.getByRole('heading', { name: 'Contact Information' })).toBeVisible()
  return ((await first.getAttribute('aria-label')) ?? '').replace('Details for ', '')
}

async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let step = 0; step < 30; step++) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const { activeElement: element } = document
      return element?.getAttribute('aria-label') ?? element?.textContent ?? ''
    })
    if (name.test(focused)) return
  }
  throw new Error(`Tab does not lead to ${name}`)
}
