import { expect, type Page } from '@playwright/test'
import { expectAccessible, expectAccessibleInBothThemes, expectLandmarks } from '../fixtures/accessibility.ts'
import { heardName, listener } from '../fixtures/heard.ts'
import { test } from '../fixtures/test.ts'
import { longSearch, waitForLongSearch, walkScreens } from '../fixtures/walk-screens.ts'
import { tooWideOrHigh } from '../fixtures/windows.ts'

// Long names and long lists are in the real records. What is said of terms and elections depends on the day.
test.use({ data: 'public', day: '2026-12-01T17:00:00Z', shared: 'by nobody else: it is another day' })

/** Screens that have other parts on a phone; the rest differs in its look alone. */
const otherOnPhones = /^\/(advanced-search(\?state.*)?|lists\/[\da-f-]{36}|places(\/28011)?)$/

async function onPhone(page: Page, act: () => Promise<void>): Promise<void> {
  const first = page.viewportSize() ?? { width: 1280, height: 800 }
  await page.setViewportSize({ width: 375, height: 812 })
  await act()
  await page.setViewportSize(first)
}

test('Every screen opens without a fault, is heard as it was when somebody read it last, its links that skip lead to what takes the focus, all of it is in a region, and none scrolls sideways, however wide it is, on a phone that lies, at 400%, with letters apart or twice as large', {
  tag: '@once',
}, async ({ page, enter }) => {
  // A busy machine takes its time for seventy screens, and that is no fault.
  test.setTimeout(30 * 60_000)
  await enter(longSearch)
  await waitForLongSearch(page)
  const found: string[] = []
  const { hear, expectAsSaved } = listener(page)
  await walkScreens(page, async (address) => {
    await hear(heardName(address), address === '/')
    if (otherOnPhones.test(address)) await onPhone(page, async () => await hear(`${heardName(address)}-phone`))
    found.push(...(await tooWideOrHigh(page, address)))
  })
  expect.soft(found).toEqual([])
  expectAsSaved()
})

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
