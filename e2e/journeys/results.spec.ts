import { expect, type Page } from '@playwright/test'
import { expectAccessibleInBothThemes } from '../fixtures/accessibility.ts'
import { ask } from '../fixtures/ask.ts'
import { expectNoSidewaysScroll } from '../fixtures/sideways.ts'
import { startSession } from '../fixtures/sign-in.ts'
import { test } from '../fixtures/test.ts'
import { haveColleague, keisha } from '../fixtures/volunteer.ts'

// The results of an election by hand, on the real records: nobody has those of 3 November 2026.
test.use({ data: 'public', shared: 'by nobody else: what a drive publishes changes what everybody finds' })

/** What is published is seen with the next index, for which a thread that steps back for everybody else reads all officials. */
const published = { timeout: 150_000 }
test.beforeEach(() => test.slow())

const parish = '/results/2026-11-03/22097'
const mostKeys = 150

test('The results of a parish with 46 seats are filled in by the keyboard alone, with 150 keys and what is typed', {
  tag: '@once',
}, async ({ page, browser, enter, server }) => {
  await enter('/fill')
  await haveColleague(page, server)
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1280, height: 800 } })
  const theirs = await context.newPage()
  await startSession(theirs, server.url, keisha)
  await theirs.goto('/results')
  await theirs.getByRole('link', { name: '11-03-2026' }).press('Enter')
  await expect(theirs.getByRole('heading', { name: 'Louisiana' })).toBeVisible()
  await expectAccessibleInBothThemes(theirs, 'results-day')
  await theirs.getByRole('link', { name: 'St. Landry Parish' }).press('Enter')
  await expect(theirs.getByText('0 of 46 answered')).toBeVisible()

  let keys = 0
  const press = async (key: string) => {
    keys += 1
    await theirs.keyboard.press(key)
  }
  await theirs.getByLabel('Web address, or what you read').focus()
  await theirs.keyboard.type('https://voterportal.sos.la.gov/graphical')
  await theirs.getByRole('checkbox').focus()
  await press('Space')
  for (const seat of Array.from({ length: 46 }).keys()) {
    await press('Tab')
    await press('Space')
    if (seat !== 1) continue
    await press('ArrowRight')
    await press('Tab')
    await theirs.keyboard.type('Denise Hartwell')
    await press('Tab')
    await press('Tab')
  }
  await expect(theirs.getByText('46 of 46 answered')).toBeVisible()
  expect(keys).toBeLessThanOrEqual(mostKeys)
  // As high as the form: the tray at the foot of a window covers what is being scrolled.
  await theirs.setViewportSize({ width: 1280, height: 4_500 })
  await expectAccessibleInBothThemes(theirs, 'results-form')
  await expectNoSidewaysScroll(theirs)
  await theirs.reload()
  await expect(theirs.getByText('46 of 46 answered')).toBeVisible()
  await theirs.getByRole('button', { name: 'Send 46 to be looked at' }).press('Enter')
  await expect(theirs.getByText('46 results wait for a second look, St. Landry Parish.').first()).toBeVisible()
  await context.close()

  await page.goto(parish)
  await page.getByRole('link', { name: 'Look at them' }).press('Enter')
  await expect(page.getByRole('list', { name: 'Answers' }).getByRole('listitem')).toHaveCount(46)
  await expectAccessibleInBothThemes(page, 'results-look')
  await page.getByRole('button', { name: 'Accept all 46' }).press('Enter')
  await expect(page.getByText('46 answers are being published.').first()).toBeVisible()
  await expect.poll(async () => (await asked(page)).published, published).toBe(46)
  await page.goto(parish)
  await expect(page.getByText('All results of 11-03-2026 are in for St. Landry Parish.')).toBeVisible()
  await expect(page.getByText('Denise Hartwell')).toBeVisible()
  await page.goto('/places/22097')
  await expect(page.getByRole('heading', { name: 'St. Landry Parish' })).toBeVisible()
})

async function asked(page: Page): Promise<{ readonly published: number }> {
  const { places } = await ask<{ places: { id: string; published: number }[] }>(page, 'GET', 'results/2026-11-03')
  return places.find(({ id }) => id === '22097') ?? { published: -1 }
}
