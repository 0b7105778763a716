import { expect, type Locator, type Page, type Request } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { takePicture } from '../fixtures/picture.ts'
import { expectNoSidewaysScroll } from '../fixtures/sideways.ts'
import { test } from '../fixtures/test.ts'

test('The Search Builder leads step by step to the results', async ({ page, enter }, { project }) => {
  const look = async (name: string) => {
    await expectAccessible(page)
    await takePicture(page, `builder-${name}-${project.name}`, { fullPage: false })
  }
  await enter('/search-builder')

  await expectStep(page, 'State', 1)
  const all = await matching(page)
  await expect(button(page, 'Back')).toBeDisabled()
  await box(page, 'Georgia').check()
  await box(page, 'Mississippi').check()
  await expect.poll(() => matching(page)).toBeLessThan(all)
  await look('state')
  await button(page, 'Next').click()

  const { inHinds, inTwoCounties } = await selectTwoCounties(page)
  // On a phone what stands half under the header, or under the bar of actions, counts as too small a target.
  await page.getByRole('searchbox', { name: /^Filter the counties/ }).fill('fulton')
  await page.evaluate(() => window.scrollTo(0, 0))
  await look('county')
  await expectReloadKeeps(page, inTwoCounties)
  await button(page, 'Next').click()

  await expectSkipDrops(page, inTwoCounties)
  await goBackAndDropFulton(page, inTwoCounties)

  for (const [index, label] of ['Office Type', 'Office Name', 'Party', 'Ethnicity', 'Gender'].entries()) {
    await button(page, 'Next').click()
    await expectStep(page, label, index + 3)
  }
  await look('gender')
  await expect.poll(() => matching(page)).toBe(inHinds)
  await button(page, 'Confirm').click()

  await expect(page.getByRole('heading', { name: 'Advanced Search' })).toBeVisible()
  await expect(page.getByText(`${inHinds.toLocaleString('en-US')} officials found`)).toBeVisible()
  const applied = page.getByRole('list', { name: 'Applied filters' }).getByRole('listitem')
  await expect(applied).toHaveText([/State: Georgia, Mississippi/, /County\/Parish: Hinds/])
  expect(new URL(page.url()).search).toBe('?state.name=13,28&county.name=28049')
})

async function selectTwoCounties(page: Page): Promise<{ inHinds: number; inTwoCounties: number }> {
  await expectStep(page, 'County/Parish', 2)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const field = page.getByRole('searchbox', { name: 'Filter the counties and parishes' })
  await field.fill('hinds')
  await expect(page.getByText(/^1 of \d+ shown$/)).toBeVisible()
  const inHinds = await matchingAfter(page, () => box(page, 'Hinds').check(), '28049')
  await field.fill('')
  const inTwoCounties = await matchingAfter(page, () => box(page, 'Fulton').check(), '13121')
  await expect(page.getByRole('list', { name: 'Selected' }).getByRole('listitem')).toHaveText(['Fulton', 'Hinds'])
  return { inHinds, inTwoCounties }
}

async function expectReloadKeeps(page: Page, total: number): Promise<void> {
  const address = page.url()
  await page.reload()
  expect(page.url()).toBe(address)
  await expectStep(page, 'County/Parish', 2)
  await expect(box(page, 'Hinds')).toBeChecked()
  await expect.poll(() => matching(page)).toBe(total)
}

async function expectSkipDrops(page: Page, total: number): Promise<void> {
  await expectStep(page, 'Office Type', 3)
  await page.getByRole('checkbox').first().check()
  await button(page, 'Skip').click()
  await expectStep(page, 'Office Name', 4)
  await expect.poll(() => matching(page)).toBe(total)
  expect(page.url()).not.toContain('office.type')
}

/** Back with the buttons of the page, then with those of the browser. */
async function goBackAndDropFulton(page: Page, total: number): Promise<void> {
  await button(page, 'Back').click()
  await expectStep(page, 'Office Type', 3)
  await button(page, 'Back').click()
  await expectStep(page, 'County/Parish', 2)
  await box(page, 'Fulton').uncheck()
  await expect.poll(() => matching(page)).toBeLessThan(total)
  await page.goBack()
  await expectStep(page, 'Office Type', 3)
  await page.goForward()
  await expectStep(page, 'County/Parish', 2)
  await expect(box(page, 'Fulton')).not.toBeChecked()
}

test('The Search Builder says so when nothing is selected, and jumps between steps', { tag: '@once' }, async ({
  page,
  enter,
}) => {
  await enter('/search-builder?step=gender')
  await expectStep(page, 'Gender', 7)
  await button(page, 'Confirm').click()
  await expect(page.getByText('No filters selected!').first()).toBeVisible()
  await expectStep(page, 'Gender', 7)
  await expectAccessible(page)

  const steps = await openSteps(page)
  await expect(steps.getByText('No options selected')).toHaveCount(1)
  await expect(steps.getByText('Skipped')).toHaveCount(6)
  await steps.getByRole('button', { name: /^Party/ }).click()
  await expectStep(page, 'Party', 5)
  await page.getByRole('checkbox', { name: /^Democratic/ }).check()
  await (await openSteps(page)).getByRole('button', { name: /^Gender/ }).click()
  await expectStep(page, 'Gender', 7)
  await button(page, 'Skip').click()
  await expect(page.getByRole('heading', { name: 'Advanced Search' })).toBeVisible()
  expect(new URL(page.url()).search).toBe('?party.name=democratic')
})

test('The keyboard alone goes through the Search Builder', { tag: '@once' }, async ({ page, enter }) => {
  await enter('/search-builder?step=state')
  await expectStep(page, 'State', 1)
  await box(page, 'Georgia').focus()
  await page.keyboard.press('Space')
  await expect(box(page, 'Georgia')).toBeChecked()
  await page.getByRole('button', { name: 'Skip the list' }).focus()
  await page.keyboard.press('Enter')
  await expect(button(page, 'Next')).toBeFocused()
  await page.keyboard.press('Enter')
  await expectStep(page, 'County/Parish', 2)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('The Search Builder fits a screen 320 px wide', { tag: '@once' }, async ({ page, enter }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await enter('/search-builder?state.name=13,28&step=county')
  await expectStep(page, 'County/Parish', 2)
  await expect(box(page, 'Fulton')).toBeAttached()
  await expectNoSidewaysScroll(page)
  for (const name of ['Back', 'Skip', 'Next']) {
    const size = await button(page, name).boundingBox()
    expect(size?.height).toBeGreaterThanOrEqual(44)
  }
  await expectAccessible(page)
})

function button(page: Page, name: string): Locator {
  return page.getByRole('button', { name, exact: true })
}

function box(page: Page, label: string): Locator {
  return page.getByRole('checkbox', { name: new RegExp(`^${label} [\\d,]+ `) })
}

async function expectStep(page: Page, label: string, number: number): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Search Builder - Selecting ${label}`)
  await expect(page).toHaveTitle(new RegExp(`^Search Builder - Selecting ${label} · `))
  await expect(page.getByText(`Step ${number} of 7`)).toBeVisible()
}

const count = /^[\d,]+ officials? match(es)?$/

/** How many officials the screen says match so far. */
async function matching(page: Page): Promise<number> {
  const text = await page.getByRole('status').filter({ hasText: count }).innerText()
  return Number(text.replaceAll(',', '').split(' ')[0])
}

/** The same, once the server has answered the question that picking a county asks. */
async function matchingAfter(page: Page, pick: () => Promise<void>, county: string): Promise<number> {
  const asksForIt = (request: Request) =>
    request.url().endsWith('/api/search/eo') && (request.postData() ?? '').includes(county)
  const answer = page.waitForResponse((response) => asksForIt(response.request()))
  await pick()
  const { total } = (await (await answer).json()) as { total: number }
  await expect.poll(() => matching(page)).toBe(total)
  return total
}

/** The steps stand beside the list on a desktop, and behind a button on a phone. */
async function openSteps(page: Page): Promise<Locator> {
  const opener = page.getByRole('button', { name: 'All steps' })
  if (await opener.isVisible()) await opener.click()
  return page.getByRole('navigation', { name: 'Steps' })
}
