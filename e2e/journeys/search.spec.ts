import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { journeyNow } from '../fixtures/clock.ts'
import { countPublicData } from '../fixtures/count-public-data.ts'
import { expectNoSidewaysScroll } from '../fixtures/sideways.ts'
import { test } from '../fixtures/test.ts'
import { findOfficials } from './find-officials.ts'

test.use({ data: 'public' })

findOfficials('Real data: the Democratic officials of Georgia are found, one is opened, and a reload keeps it', 'real')

interface Counted {
  readonly state_id: string
  readonly officials: readonly { office_type: string; yes: number; no: number; unknown: number }[]
}

test('Real data: of each state and type of office there are as many officials as the files name', {
  tag: '@once',
}, async ({ page, enter }) => {
  await enter('/data')
  const answer = await page.request.get('/api/coverage')
  const { states } = (await answer.json()) as { states: readonly Counted[] }
  const served = states.flatMap(({ state_id: state, officials }) =>
    officials.map(({ office_type: type, yes, no, unknown }) => [`${state} ${type}`, yes + no + unknown] as const),
  )
  // Whose term was over on the day of the import, in Central Time, is not on file.
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Chicago' }).format(journeyNow())
  const counted = countPublicData(today)
  expect(Object.fromEntries(served)).toEqual(Object.fromEntries(counted))
  expect([...counted.values()].reduce((sum, number) => sum + number)).toBeGreaterThanOrEqual(7_000)
})

const quick = (page: Page, name: RegExp) =>
  page.getByRole('group', { name: 'Quick filters' }).getByRole('button', { name })

/** The count of a quick filter, as it is written. */
async function countOf(page: Page, name: RegExp): Promise<string> {
  const last = / ([\d,]+) officials?$/
  await expect(quick(page, name)).toHaveText(last)
  return last.exec((await quick(page, name).textContent()) ?? '')?.[1] ?? ''
}

test('Real data: the keyboard alone finds who had no opponent and is up within 12 months', {
  tag: '@once',
}, async ({ page, enter }) => {
  const found = page.getByRole('status').filter({ hasText: 'found' })
  const counted = () => page.waitForResponse('**/api/fields/counts')
  await enter('/advanced-search')
  const uncontested = await countOf(page, /^Uncontested/)
  const recounted = counted()
  await quick(page, /^Uncontested/).focus()
  await page.keyboard.press('Space')
  await expect(found).toContainText(`${uncontested} officials found`)
  await recounted
  const both = await countOf(page, /^Up within 12 months/)
  expect(Number(both.replace(',', ''))).toBeLessThan(Number(uncontested.replace(',', '')))
  for (let presses = 0; presses < 3; presses++) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(found).toContainText(`${both} officials found`)
  await expect(page).toHaveURL(/stats\.last_election=uncontested&jurisdictionoffice\.next_election=within_days:365$/)

  await page.reload()
  await expect(found).toContainText(`${both} officials found`)
  for (const name of [/^Uncontested/, /^Up within 12 months/])
    await expect(quick(page, name)).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('button', { name: 'Filters (2)' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Applied filters' })).toHaveCount(0)

  // The windows take each other's place, and whoever has only just come has nothing new.
  await quick(page, /^Up within 90 days/).click()
  await expect(quick(page, /^Up within 12 months/)).toHaveAttribute('aria-pressed', 'false')
  await expect.poll(() => countOf(page, /^New since your last visit/)).toBe('0')
  await page.goBack()
  await expect(quick(page, /^Up within 12 months/)).toHaveAttribute('aria-pressed', 'true')

  await page.setViewportSize({ width: 375, height: 812 })
  await expect(page.getByRole('article').first()).toContainText(/uncontested/i)
  await expect.poll(async () => (await quick(page, /^Uncontested/).boundingBox())?.height).toBe(44)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})
