import { expect, type Locator, type Page, type Request } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { test } from '../fixtures/test.ts'

test('A name is found whatever the order of its words, picked, added to, kept by a reload and taken away', {
  tag: '@once',
}, async ({ page, enter }) => {
  const names = namesOf(page)
  await enter('/advanced-search')
  const [first, second] = (await names).filter((name, _, all) => isAlone(name, all))
  if (!first || !second) throw new Error('The demonstration data has no two names that only one official bears')

  await field(page).fill(first.toLowerCase().split(' ').toReversed().join(' '))
  await expect(options(page).first()).toContainText(first)
  // The office comes a moment after the name, and with it two of one name are told apart.
  await expect(options(page).first()).toContainText(/, /)
  await expectAccessible(page, ':has(> [role=listbox])')
  await expectAccessible(page, 'search')
  await field(page).press('Enter')
  await expect(applied(page)).toHaveText([`Name: ${first}`])
  await expect(page.getByRole('button', { name: `Details for ${first}`, expanded: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Contact Information' })).toBeVisible()

  await field(page).fill(second)
  await options(page).filter({ hasText: second }).first().click()
  await expect(applied(page)).toHaveText([`Name: ${first}, ${second}`])
  await expect(page.getByText('2 officials found')).toBeVisible()
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await expectAccessible(page)

  await page.reload()
  await expect(applied(page)).toHaveText([`Name: ${first}, ${second}`])
  await expect(page.getByRole('button', { name: `Details for ${second}`, expanded: true })).toBeVisible()
  await page.getByRole('button', { name: 'Remove filter Name' }).click()
  await expect(applied(page)).toHaveCount(0)
})

test('A misspelled name leads to the right one, and of two officials of one name the right one opens', {
  tag: '@once',
}, async ({ page, enter }) => {
  const names = namesOf(page)
  await enter('/advanced-search')
  const all = await names
  const shared = all.find((name, index) => all.indexOf(name) < index)
  if (!shared) throw new Error('The demonstration data has no name that two officials bear')

  await field(page).fill(shared.replace(/\w\b/g, '$&x'))
  await expect(page.getByRole('status').filter({ hasText: 'Did you mean' })).toBeVisible()
  await expectAccessible(page, ':has(> [role=listbox])')

  await field(page).fill(shared)
  const bearers = options(page).filter({ hasText: shared })
  await expect.poll(() => bearers.count()).toBeGreaterThan(1)
  const office = bearers.nth(1).locator('small')
  await expect(office).toContainText(', ')
  const [selected] = (await office.innerText()).split(', ')
  await bearers.nth(1).click()
  const opened = page.getByRole('button', { name: `Details for ${shared}`, expanded: true })
  await expect(opened).toHaveCount(1)
  await expect(page.getByRole('row').or(page.getByRole('article')).filter({ has: opened })).toContainText(
    selected ?? '',
  )
})

test('The names come after the rows, and a new query ends the request for them', { tag: '@once' }, async ({
  page,
  enter,
}) => {
  // Held until the page gives it up.
  await page.route(isOfNames, () => {})
  const asked = page.waitForRequest(isForNames)
  await enter('/advanced-search')
  await expect(page.getByRole('button', { name: /^Details for/ })).toHaveCount(25)
  const request = await asked
  const aborted = page.waitForEvent('requestfailed', (failed) => failed === request)
  const next = page.waitForRequest((other) => isForNames(other) && other !== request)
  const georgia = page.getByRole('checkbox', { name: 'Georgia' })
  // On a phone the filters have a window of their own.
  if (!(await georgia.isVisible())) await page.getByRole('button', { name: 'Filters', exact: true }).click()
  await georgia.check()
  await next
  expect((await aborted).failure()?.errorText).toBe('net::ERR_ABORTED')
})

test('What is typed before the code of a field is there stands in it then, letter by letter', async ({ page, enter }, {
  project,
}) => {
  // On a phone the quick search alone finds a name.
  const hasField = project.name !== 'phone'
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/assets\/(QuickSearch|NameCombobox).*\.js/, async (route) => {
    await held
    await route.continue()
  })
  // Advanced Search has a field for names, and the quick search of the header behind a button.
  await enter('/advanced-search')
  await expect(page.getByRole('button', { name: /^Details for/ }).first()).toBeVisible()
  const names = page.getByRole('textbox', { name: 'Find an elected official by name' })
  if (hasField) await names.pressSequentially('adams')

  await page.getByRole('button', { name: 'Quick search' }).click()
  await page.keyboard.type('sherift')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('f of D')
  release()
  const quick = page.getByRole('combobox', { name: /^Quick search/ })
  await expect(quick).toBeFocused()
  await page.keyboard.type('allas')
  await expect(quick).toHaveValue('sheriff of Dallas')
  await page.keyboard.press('Escape')
  if (await quick.isVisible()) await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  if (!hasField) return

  await expect(field(page)).toHaveValue('adams')
  await field(page).focus()
  await page.keyboard.press('End')
  await page.keyboard.type(' b')
  await expect(field(page)).toHaveValue('adams b')
})

test('The field of the header keeps each letter while its code comes', { tag: '@once' }, async ({ page, enter }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/assets\/QuickSearch.*\.js/, async (route) => {
    await held
    await route.continue()
  })
  // Below this width the field is an icon.
  await page.setViewportSize({ width: 1440, height: 900 })
  await enter('/places')
  const plain = page.getByRole('searchbox', { name: /^Quick search/ })
  await plain.click()
  await page.keyboard.type('sheriff')
  release()
  const quick = page.getByRole('combobox', { name: /^Quick search/ })
  await expect(quick).toBeFocused()
  await page.keyboard.type('s in')
  await expect(quick).toHaveValue('sheriffs in')
})

function field(page: Page): Locator {
  return page.getByRole('combobox', { name: 'Find an elected official by name' })
}

function options(page: Page): Locator {
  return page.getByRole('option')
}

function applied(page: Page): Locator {
  return page.getByRole('list', { name: 'Applied filters' }).getByRole('listitem')
}

function isForNames(request: Request): boolean {
  return isOfNames(new URL(request.url()))
}

/** Names are got by a URL, and all other searches are posted. */
function isOfNames({ pathname, searchParams }: URL): boolean {
  return pathname === '/api/search/eo' && searchParams.has('request')
}

async function namesOf(page: Page): Promise<string[]> {
  const answer = await page.waitForResponse((response) => isForNames(response.request()))
  const { values } = (await answer.json()) as { values: { 'eo.name': string }[] }
  return values.map((row) => row['eo.name'])
}

function isAlone(name: string, all: readonly string[]): boolean {
  return all.filter((other) => other.startsWith(name)).length === 1
}
