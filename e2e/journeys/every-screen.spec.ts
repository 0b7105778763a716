import { expect, type Page } from '@playwright/test'
import { expectLandmarks } from '../fixtures/accessibility.ts'
import { addressesOfScreens } from '../fixtures/screens.ts'
import { test } from '../fixtures/test.ts'

// Long names and long lists are in the real records.
test.use({ data: 'public' })

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
}

/** As people set it who read better so (WCAG 1.4.12). */
const wideSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }'

const widths = [320, 375, 432, 447, 480, 539, 640, 768, 1024, 1280]

test('Every screen opens without a fault, its links that skip lead to what takes the focus, all of it is in a region, and none scrolls sideways, however wide it is, and with letters twice as large on a phone', async ({
  page,
  enter,
  isMobile,
}) => {
  // A busy machine takes its time for seventy screens, and that is no fault.
  test.setTimeout(30 * 60_000)
  // What was searched last stands on a screen, in words that are longer than a phone is wide.
  await enter('/advanced-search?state.name=28&county.name=28011&office.name=county-supervisor')
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).some((name) => name.startsWith('recent searches'))))
    .toBe(true)
  const wider: string[] = []
  for (const address of await addressesOfScreens(page)) {
    await open(page, address)
    await expect(page.getByRole('heading', { name: 'This page could not be shown' }), address).toBeHidden()
    await expect(page, address).toHaveTitle(/\S · Southern Officials Atlas$/)
    await expect(page.getByText(/^There is no column/), address).toBeHidden()
    await expectSkipping(page, address)
    await expectLandmarks(page, address)
    expect(await page.evaluate(longRowHeaders), `${address}: what is read before every cell`).toEqual([])
    if (isMobile) expect(await page.evaluate(smallFields), `${address}: iOS zooms into these`).toEqual([])
    await page.emulateMedia({ forcedColors: 'active' })
    expect(await page.evaluate(lostStates), `${address} in the colors of the system`).toEqual([])
    await page.emulateMedia({ forcedColors: 'none' })
    if (!isMobile) wider.push(...(await widerThanAnyWindow(page, address)))
  }
  expect(wider).toEqual([])
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

/** Runs in the page: the heads of rows whose buttons and boxes would be a part of their name. */
function longRowHeaders(): string[] {
  const heads = [
    ...document.querySelectorAll('th[scope="row"]:has(button, input):not([aria-label], [aria-labelledby])'),
  ]
  return heads.map((head) => head.textContent)
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

/** Runs in the page: what is current or pressed and wears no color of the system for it. */
function lostStates(): string[] {
  const sample = document.body.appendChild(document.createElement('i'))
  sample.style.background = 'Highlight'
  const highlight = getComputedStyle(sample).backgroundColor
  sample.remove()
  const states = ':is([aria-current]:not([aria-current="false"]), [aria-pressed="true"], [aria-selected="true"])'
  return [...document.querySelectorAll(`:is(a, button, li)${states}, [data-progress="now"]`)]
    .filter((element) => getComputedStyle(element).backgroundColor !== highlight)
    .map((element) => element.outerHTML.slice(0, 100))
}

/** Presses each link that skips. */
async function expectSkipping(page: Page, address: string): Promise<void> {
  for (const link of await page.locator('a[href^="#"]', { hasText: /^Skip to/ }).all()) {
    const target = page.locator((await link.getAttribute('href')) ?? '')
    await expect(target, `${address}: ${await link.textContent()}`).toBeAttached()
    await link.press('Enter')
    const isThere = await target.evaluate((element) => element.contains(document.activeElement))
    expect(isThere, `${address}: ${await link.textContent()} takes the focus`).toBe(true)
  }
}

/** What is wider than each window in turn; the page is in its first one again afterwards. */
async function widerThanAnyWindow(page: Page, address: string): Promise<string[]> {
  const first = page.viewportSize() ?? { width: 1280, height: 800 }
  const wider: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ ...first, width })
    wider.push(...(await widerThanWindow(page, `${address} at ${width} px`)))
  }
  await page.setViewportSize({ ...first, width: 375 })
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  wider.push(...(await widerThanWindow(page, `${address} with letters twice as large`)))
  await page.evaluate(() => (document.documentElement.style.fontSize = ''))
  // The page allows no style elements.
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [sheet]
  }, wideSpacing)
  await page.setViewportSize({ ...first, width: 320 })
  wider.push(...(await widerThanWindow(page, `${address} with its letters apart`)))
  await page.evaluate(() => (document.adoptedStyleSheets = []))
  await page.setViewportSize(first)
  return wider
}

/** A line where the page is wider than the window, with what reaches farthest. */
async function widerThanWindow(page: Page, where: string): Promise<string[]> {
  const farthest = await page.evaluate(async () => {
    const page = document.documentElement
    // What follows the width of the window is drawn in the frames after it, many of them on a busy machine.
    for (let frames = 0; frames < 2 || (frames < 600 && page.scrollWidth > page.clientWidth); frames++)
      await new Promise((resolve) => requestAnimationFrame(resolve))
    const { scrollWidth, clientWidth } = page
    if (scrollWidth <= clientWidth) return null
    const elements = [...document.querySelectorAll('body *')]
    const end = (element: Element) => element.getBoundingClientRect().right
    const far = elements.filter((element) => end(element) > clientWidth).sort((one, other) => end(other) - end(one))[0]
    return `${scrollWidth} px: ${far?.localName} “${far?.textContent?.slice(0, 40)}”`
  })
  return farthest === null ? [] : [`${where} is ${farthest}`]
}
