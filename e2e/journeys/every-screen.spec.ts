import { expect, type Page } from '@playwright/test'
import { expectAccessible, expectAccessibleInBothThemes, expectLandmarks } from '../fixtures/accessibility.ts'
import { heardName, listener } from '../fixtures/heard.ts'
import { addressesOfScreens } from '../fixtures/screens.ts'
import { test } from '../fixtures/test.ts'
import { expectHoldsEverywhere, longSearch, openScreen, waitForLongSearch } from '../fixtures/walk-screens.ts'
import { tooWideOrHigh } from '../fixtures/windows.ts'

// Long names and long lists are in the real records. What is said of terms and elections depends on the day. That each
// screen also opens at the width of a desktop, in a browser that lacks nothing, is shown by `nonpartisan.spec.ts`, which
// goes to it within the page, and of the screens before a sign-in by `frame.spec.ts` and `approvals.spec.ts`.
test.use({
  data: 'public',
  shared: 'by nobody else: what is heard of each screen is compared word by word',
  isOldestPhone: true,
})

/** Screens that have other parts on a phone; the rest differs in its look alone. */
const otherOnPhones = /^\/(advanced-search(\?state.*)?|lists\/[\da-f-]{36}|places(\/28011)?)$/

test('Every screen opens on a phone without a fault, is heard as it was when somebody read it last, its links that skip lead to what takes the focus, all of it is in a region, no field makes iOS zoom, and none scrolls sideways, however wide it is, on a phone that lies, at 400%, with letters apart or twice as large', {
  tag: '@once',
}, async ({ page, enter }) => {
  // A busy machine takes its time for seventy screens, and that is no fault.
  test.setTimeout(30 * 60_000)
  await enter(longSearch)
  await waitForLongSearch(page)
  const found: string[] = []
  const { hear, expectAsSaved } = listener(page)
  const { touch, leaveTouch } = await touching(page)
  const desktop = page.viewportSize() ?? { width: 1280, height: 800 }
  for (const address of await addressesOfScreens(page)) {
    await page.setViewportSize({ width: 375, height: 812 })
    await touch()
    await openScreen(page, address)
    await expectHoldsEverywhere(page, address)
    expect(await page.evaluate(smallFields), `${address}: iOS zooms into these`).toEqual([])
    await leaveTouch()
    if (otherOnPhones.test(address)) await hear(`${heardName(address)}-phone`)
    await page.setViewportSize(desktop)
    // Chromium tells of no pointer at all after a finger, until the next page. The search has a button for a mouse.
    if (address.startsWith('/advanced-search')) await openScreen(page, address)
    await hear(heardName(address), address === '/')
    found.push(...(await tooWideOrHigh(page, address)))
    await expectHoldsEverywhere(page, address)
  }
  expect.soft(found).toEqual([])
  expectAsSaved()
})

/** Answers how to make a finger of the mouse, as far as the look of a page depends on it, and back. */
async function touching(page: Page) {
  const browser = await page.context().newCDPSession(page)
  const change = async (enabled: boolean) =>
    void (await browser.send('Emulation.setTouchEmulationEnabled', { enabled }))
  return { touch: async () => await change(true), leaveTouch: async () => await change(false) }
}

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

test('What is in no region is found, and a heading that leaves out a level, and nothing that is well', {
  tag: '@once',
}, async ({ page }) => {
  const well =
    '<a href="#main">Skip</a><header>Atlas</header><main id="main"><h1>A</h1><h2>B</h2><h3>C</h3><h2>D</h2></main>'
  await page.setContent(`${well}<p aria-hidden="true">Not heard</p><p style="display: none">Nor this</p>`)
  await expectLandmarks(page, 'a page that is well')
  for (const fault of ['<p>Alone</p>', '<div><button>Alone</button></div>', '<footer><h2>E</h2><h4>F</h4></footer>']) {
    await page.setContent(well + fault)
    await expect(expectLandmarks(page, 'a page with a fault')).rejects.toThrow(/in no region|leaves out a level/)
  }
})

test('What axe can tell is found in each theme, beneath what sticks too, and nothing that is well', {
  tag: '@once',
}, async ({ page }) => {
  const pageWith = async (style: string, inMain = '') =>
    await page.setContent(
      `<html lang="en"><title>A</title><style>${style}</style><header>Atlas</header><main><h1>A</h1>${inMain}</main></html>`,
    )
  const dark = (color: string) => `@media (prefers-color-scheme: dark) { body { background: #111; color: ${color} } }`
  await pageWith(`${dark('#eee')} header { position: sticky; top: 0 }`, '<button>Save</button>')
  await expectAccessibleInBothThemes(page, 'well')
  await page.getByRole('button').evaluate((button) => (button.textContent = ''))
  await expect(expectAccessible(page)).rejects.toThrow(/button-name: .*\(button\)/)
  await expectAccessible(page, 'header')
  await pageWith(dark('#333'))
  await expectAccessible(page)
  await expect(expectAccessibleInBothThemes(page, 'dim')).rejects.toThrow(/color-contrast: /)
})
