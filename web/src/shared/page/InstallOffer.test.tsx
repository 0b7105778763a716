import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { isOfferDue, noteVisit, readVisits } from '#shared/page/install-visits.ts'
import { InstallOffer } from '#shared/page/InstallOffer.tsx'
import { show } from '#testing/show.tsx'

const hour = 3_600_000
const day = 24 * hour
const heading = page.getByRole('heading', { name: /home screen|Install the atlas/ })

beforeEach(() => localStorage.clear())
afterEach(() => {
  localStorage.clear()
  window.dispatchEvent(new Event('appinstalled'))
})

/** Visits on that many different days, the last one now. */
function visit(times: number): void {
  for (let each = times - 1; each >= 0; each--) noteVisit(Date.now() - each * day)
}

/** Fires the event by which Chromium says that the atlas can be installed. */
function offerByBrowser(): { readonly prompt: () => Promise<void> } {
  const prompt = vi.fn(async () => {})
  window.dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }))
  return { prompt }
}

test('the offer comes with the third visit, and the browser asks once it is pressed', async () => {
  const { prompt } = offerByBrowser()
  visit(2)
  show(<InstallOffer />)
  await expect.element(heading).not.toBeInTheDocument()
  noteVisit(Date.now() + 2 * hour)
  await expect.element(heading).toBeVisible()
  await page.getByRole('button', { name: 'Install' }).click()
  expect(prompt).toHaveBeenCalledOnce()
  await expect.element(heading).not.toBeInTheDocument()
})

test('“Not now” rests for sixty days', async () => {
  offerByBrowser()
  visit(3)
  show(<InstallOffer />)
  await page.getByRole('button', { name: 'Not now' }).click()
  await expect.element(heading).not.toBeInTheDocument()
  expect(isOfferDue(readVisits(), Date.now() + 59 * day)).toBe(false)
  expect(isOfferDue(readVisits(), Date.now() + 61 * day)).toBe(true)
})

test('a browser that installs nothing is offered nothing', async () => {
  visit(3)
  show(<InstallOffer />)
  await expect.element(heading).not.toBeInTheDocument()
})

test('an iPhone is told the two steps', async () => {
  Object.defineProperty(navigator, 'standalone', { value: false, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'standalone'))
  visit(3)
  show(<InstallOffer />)
  await expect.element(page.getByText('Add to Home Screen')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Install' })).not.toBeInTheDocument()
})

test('pages of the same hour are one visit', () => {
  for (const minutes of [0, 5, 50]) noteVisit(Date.now() + minutes * 60_000)
  expect(readVisits().count).toBe(1)
})
