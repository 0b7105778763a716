import { expect, type Page } from '@playwright/test'
import { expectAccessible, expectAccessibleInBothThemes } from '../fixtures/accessibility.ts'
import { filesBelow } from '../fixtures/files-below.ts'
import type { RunningServer } from '../fixtures/run-atlas.ts'
import { test } from '../fixtures/test.ts'

test.use({ data: 'public' })

const useMyLocation = (page: Page) => page.getByRole('button', { name: 'Use my location' })
const sheriffs = (page: Page) => page.getByText(/^Sheriff/)

/** All it has printed but its own address. */
const logOf = (server: RunningServer) => server.output().replaceAll(server.url, '')

/** All that a page has put by: its history, its storage and its caches. */
async function putBy(page: Page): Promise<string> {
  return await page.evaluate(async () => {
    const cached = (await caches.keys()).map(async (name) => {
      const requests = await (await caches.open(name)).keys()
      return requests.map(({ url }) => url)
    })
    const stored = [Object.entries(localStorage), Object.entries(sessionStorage), await indexedDB.databases()]
    return JSON.stringify([location.href, history.state, stored, await Promise.all(cached)])
  })
}

test.describe('with a location', () => {
  test.use({ geolocation: { latitude: 33.6001, longitude: -90.7642, accuracy: 35 }, permissions: ['geolocation'] })

  test('Who stands near a county line is told both sides and how far, and nothing of the location is kept', async ({
    page,
    enter,
    server,
  }, { project }) => {
    await enter('/find')
    await useMyLocation(page).press('Enter')
    await expect(page.getByRole('heading', { name: 'You are near the line' })).toBeVisible()
    await expect(
      page.getByText(/^Your location is in Bolivar County, about \d+ feet from Sunflower County\./),
    ).toBeVisible()
    await expect(page.getByText('By your location, inside Senate District 13 (lines of 2024)')).toBeVisible()
    await expect(page.getByText('Your location, within 110 feet')).toBeVisible()
    await expect(sheriffs(page)).toHaveCount(2)
    await page.getByRole('button', { name: /^Sunflower/ }).press('Enter')
    await expect(sheriffs(page)).toHaveCount(1)
    await expect(
      page.getByText(/The yellow band is 1,000 feet to each side of the line, not to scale\.$/),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Senate', exact: true }).press('Enter')
    await expect(page.getByRole('listbox', { name: /^Map of districts/ })).toBeVisible()
    await expectAccessibleInBothThemes(page, `find-here-${project.name}`)
    const width = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(width).toBeLessThanOrEqual(0)

    await page.getByRole('button', { name: /^Save these \d+ as a list$/ }).press('Enter')
    const saving = page.getByRole('dialog', { name: /^Save these \d+ as a list$/ })
    await expect(saving.getByRole('textbox', { name: 'Name' })).toHaveValue('Officials of one point')
    await saving.getByRole('button', { name: 'Save list' }).press('Enter')
    await expect(page.getByRole('link', { name: 'Open “Officials of one point”' })).toBeVisible()

    const traces = ['33.600', '90.764']
    const kept = `${await putBy(page)} ${logOf(server)}`
    expect(traces.filter((each) => kept.includes(each))).toEqual([])
    for (const bytes of filesBelow(server.folder)) expect(traces.filter((each) => bytes.includes(each))).toEqual([])

    await page.getByRole('combobox', { name: /ZIP code/ }).fill('36701')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: /^36701 \(/ }).first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'How exact this is' })).toHaveCount(0)
  })
})

test.describe('outside of the states', () => {
  test.use({ geolocation: { latitude: 40.7, longitude: -74 }, permissions: ['geolocation'] })

  test('Who is elsewhere is told so', async ({ page, enter }) => {
    await enter('/find')
    await useMyLocation(page).click()
    await expect(page.getByText('You are outside the five states.')).toBeVisible()
  })
})

test('Whoever refuses a location, or has a device without one, is told what else works', async ({ page, enter }) => {
  await enter('/find')
  // The browser of a test refuses what nobody granted.
  await useMyLocation(page).press('Enter')
  await expect(
    page.getByText('Your browser did not give a location. Allow it in its settings, or type a ZIP code.'),
  ).toBeVisible()
  await expectAccessible(page)
  await page.evaluate(() => {
    navigator.geolocation.getCurrentPosition = (_, failed) =>
      failed?.({ code: 2, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 })
  })
  await useMyLocation(page).press('Enter')
  await expect(page.getByText('Your device cannot tell where it is. Type a ZIP code.')).toBeVisible()
  await expectAccessible(page)
})

test('An address is looked up by the service that is set, each official says so, and nothing of it is kept', {
  tag: '@once',
}, async ({ page, enter, server }) => {
  await enter('/find')
  await page.getByRole('combobox', { name: /^Address, ZIP code/ }).fill('12 Quibblethorpe Sq, Selma')
  await page.keyboard.press('Enter')
  await expect(page.getByText('By the address, inside Senate District 23 (lines of 2024)')).toBeVisible()
  await expect(page.getByText('the building itself')).toBeVisible()
  await expectAccessible(page)
  const trace = 'Quibblethorpe'
  expect(`${await putBy(page)} ${logOf(server)}`).not.toContain(trace)
  for (const bytes of filesBelow(server.folder)) expect(bytes.includes(trace)).toBe(false)
})
