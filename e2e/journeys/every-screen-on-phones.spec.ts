import { expect } from '@playwright/test'
import { test } from '../fixtures/test.ts'
import { longSearch, waitForLongSearch, walkScreens } from '../fixtures/walk-screens.ts'

// Long names and long lists are in the real records.
test.use({ data: 'public' })

test('Every screen opens on a phone without a fault, its links that skip lead to what takes the focus, all of it is in a region, and no field makes iOS zoom', {
  tag: '@phone',
}, async ({ page, enter }) => {
  // A busy machine takes its time for seventy screens, and that is no fault.
  test.setTimeout(30 * 60_000)
  await enter(longSearch)
  await waitForLongSearch(page)
  await walkScreens(page, async (address) =>
    expect(await page.evaluate(smallFields), `${address}: iOS zooms into these`).toEqual([]),
  )
})

/** Runs in the page: fields that are typed into in letters below 16 px. */
function smallFields(): string[] {
  const fields = [
    ...document.querySelectorAll<HTMLElement>(
      'input:not([type="checkbox"], [type="radio"], [type="file"], [aria-hidden="true"]), select, textarea',
    ),
  ]
  return fields
    .filter((field) => field.checkVisibility() && Number.parseFloat(getComputedStyle(field).fontSize) < 16)
    .map((field) => `${field.getAttribute('aria-label') ?? field.id} ${field.className}`)
}
