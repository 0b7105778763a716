import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { takePicture } from '../fixtures/picture.ts'
import { test } from '../fixtures/test.ts'

const map = (page: Page) => page.getByRole('listbox', { name: /^Map of counties and parishes/ })
const found = async (page: Page) => {
  const text = await page.getByText(/^[\d,]+ officials? found/).innerText()
  return Number(text.replaceAll(',', '').split(' ')[0])
}

test('A county is found on the map, narrows the list, and the address keeps both', async ({ page, enter }, {
  project,
}) => {
  const isPhone = project.name === 'phone'
  await enter('/advanced-search')
  await page.getByRole('button', { name: 'Map', exact: true }).click()
  await expect(map(page)).toBeVisible()
  await expect(page.getByText('60%+')).toBeVisible()
  await expectAccessible(page)
  const all = await found(page)

  const hinds = page.getByRole('option', { name: /^Hinds County, Mississippi: / })
  if (isPhone) {
    await hinds.tap()
    await expect(page.getByRole('heading', { name: 'Hinds County, Mississippi' })).toBeVisible()
    await page.getByRole('button', { name: 'Add to filter' }).click()
  } else await hinds.click()
  await expect(page.getByRole('list', { name: 'Applied filters' })).toContainText('Hinds')
  await expect.poll(() => found(page)).toBeLessThan(all)
  await expect(hinds).toHaveAttribute('aria-selected', 'true')

  await page.getByLabel('Shade counties and parishes by').selectOption({ label: 'Officials found' })
  await expect(page).toHaveURL(/map=officials/)
  await page.getByRole('button', { name: 'Sources' }).click()
  await expect(page.getByRole('heading', { name: 'Sources' })).toBeVisible()
  await expectAccessible(page, '[aria-label=Sources]')
  await takePicture(page, `map-${project.name}`)

  await page.reload()
  await expect(hinds).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('button', { name: 'Show as table' }).click()
  await expect(page.getByRole('row', { name: /Hinds.*in the filter/ })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Clear selection' }).click()
  await expect.poll(() => found(page)).toBe(all)
  await page.getByRole('button', { name: 'Map', exact: true }).click()
  await expect(map(page)).toHaveCount(0)
  await expect(page).not.toHaveURL(/map=/)
})

test('The map works with the keyboard alone', { tag: '@once' }, async ({ page, enter }) => {
  await enter('/advanced-search?map=black-share')
  await map(page).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(map(page).getByRole('option', { selected: true })).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page.getByLabel('Or choose a county or parish')).toBeFocused()
})

test('The map and its table follow the state that is asked for', { tag: '@once' }, async ({ page, enter }) => {
  await enter('/advanced-search?map=black-share&state.name=28')
  await expect(map(page).getByRole('option')).toHaveCount(82)
  await expect(page.getByRole('option', { name: /^Hinds County, Mississippi: / })).toBeInViewport()
  await page.getByRole('button', { name: 'Show as table' }).click()
  await expect(page.getByRole('rowheader', { name: 'Hinds', exact: true })).toBeVisible()
  await expect(page.getByRole('cell', { name: 'Alabama', exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Show as table' }).click()
  await page.getByRole('button', { name: 'Remove filter State' }).click()
  await expect(map(page).getByRole('option')).toHaveCount(439)
})

test('The sign-in screen shows the counties from 1024 px and fetches nothing for them on a phone', async ({ page }, {
  project,
}) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.goto('/login')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  if (project.name === 'desktop') {
    await expect(page.getByText('Black share of the voting-age population by county and parish')).toBeVisible()
    await expect(
      page.getByRole('complementary', { name: 'About the atlas' }).getByText('Demonstration data'),
    ).toBeVisible()
    await expectAccessible(page)
  }
  await page.waitForLoadState('networkidle')
  const ofThePicture = requests.filter((url) => /county|counties/i.test(url))
  expect(ofThePicture.length > 0).toBe(project.name === 'desktop')
})
