import { expect, type Page } from '@playwright/test'
import { atBothWidths, expectAccessible, expectAccessibleInBothThemes } from '../fixtures/accessibility.ts'
import { expectNoSidewaysScroll } from '../fixtures/sideways.ts'
import { test } from '../fixtures/test.ts'

test.use({ data: 'public' })

const sentence = (page: Page) => page.getByRole('main').getByRole('status').first()
const tableOf = (page: Page, election: string) => page.getByRole('table', { name: `Seats on file, ${election}` })

test('What is ahead is told by day and office, and an office leads to exactly its seats', {
  tag: '@once',
}, async ({ page, enter }) => {
  await enter('/coming-up')
  await expect(page).toHaveTitle(/^Coming Up · /)
  await expect(sentence(page)).toHaveText(
    /^[\d,]+ seats on file are up in the next 12 months, .* were close · today is/,
  )
  await atBothWidths(page, async (width) => {
    await expectAccessibleInBothThemes(page, `coming-up-${width}`)
    await expectNoSidewaysScroll(page)
  })

  const sheriffs = tableOf(page, 'Mississippi: Primary').getByRole('row', { name: /^Sheriff/ })
  const seats = await sheriffs.getByRole('cell').first().innerText()
  await sheriffs.getByRole('link', { name: 'Sheriff' }).click()
  await expect(page.getByText(new RegExp(`^${seats} officials found`))).toBeVisible()
})

test('Uncontested sheriffs of Mississippi go from the list to a calendar that needs no session', {
  tag: '@once',
}, async ({ page, enter }) => {
  await enter('/coming-up?state.name=28')
  await tableOf(page, 'Mississippi: Primary').getByRole('link', { name: 'Sheriff' }).press('Enter')
  await page.getByRole('button', { name: /^Uncontested/ }).press('Enter')
  await expect(page).toHaveURL(/stats\.last_election=uncontested/)
  const found = page.getByText(/^\d+ officials found/)
  await expect(page.getByRole('button', { name: /^Uncontested/ })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy', 'true')
  const search = new URL(page.url()).search

  await page.goto(`/coming-up${search}`)
  await expect(sentence(page)).toHaveText(/^\d+ seats on file are up/)
  const seats = /^\d+/.exec(await sentence(page).innerText())?.[0] ?? ''
  await expect(page.getByRole('button', { name: 'Filters (4)' })).toBeVisible()
  await page.goto(`/advanced-search${search}`)
  await expect(found).toHaveText(new RegExp(`^${seats} officials found`))
  await page.goBack()

  await page.getByRole('button', { name: /^30 days/ }).press('Enter')
  await expect(page).toHaveURL(/within=30/)
  await expect(sentence(page)).toHaveText(/ in the next 30 days/)
  await expectAccessible(page)
  await page.getByRole('button', { name: /^90 days/ }).press('Enter')
  await expect(page).toHaveURL(/within=90/)
  await page.getByRole('button', { name: /^12 months/ }).press('Enter')

  await page.getByRole('button', { name: 'Deadlines' }).press('Enter')
  await expect(page).toHaveURL(/show=elections/)
  await expect(page.getByText('Deadline', { exact: true })).toHaveCount(0)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Add to calendar: Primary, Mississippi', exact: true }).press('Enter')
  expect((await saved).suggestedFilename()).toMatch(/\.ics$/)

  await page.getByRole('button', { name: 'Make a private link' }).press('Enter')
  const link = await page.getByLabel('Your private link').inputValue()
  // No browser and no cookie: what a calendar program sends.
  const feed = await fetch(link)
  expect(feed.headers.get('content-type')).toMatch(/^text\/calendar/)
  const text = (await feed.text()).replaceAll('\r\n ', '')
  expect(text).toContain('SUMMARY:Primary (Mississippi)')
  expect(text).not.toMatch(/democrat|republican/i)
  await page.getByRole('button', { name: 'Reset the link' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Make a new link' }).press('Enter')
  await expect(page.getByLabel('Your private link')).not.toHaveValue(link)
  expect((await fetch(link)).status).toBe(404)
})
