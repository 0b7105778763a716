import { expect, type Page } from '@playwright/test'
import { atBothWidths, expectAccessibleInBothThemes } from '../fixtures/accessibility.ts'
import { takePicture } from '../fixtures/picture.ts'
import { expectNoSidewaysScroll } from '../fixtures/sideways.ts'
import { test } from '../fixtures/test.ts'

const county = (page: Page) => page.getByLabel('County or parish', { exact: true })
const scrolledSideways = (page: Page) =>
  page
    .getByRole('region')
    .evaluateAll((regions) =>
      regions
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map((region) => region.getAttribute('aria-label')),
    )
const dictionary = (page: Page) => page.getByLabel('Find a column by name, id or meaning')

test('Who finds nobody asks whether the county is covered, and finds who is on file there', {
  tag: '@once',
}, async ({ page, enter }) => {
  await enter('/advanced-search?county.name=28049&eo.name=contains:zzzz')
  await page.getByRole('link', { name: 'Is it covered?' }).click()
  await expect(page).toHaveURL(/\/data\?county=28049/)
  await expect(page).toHaveTitle(/^Data and coverage · /)
  await expect(
    page.getByRole('heading', {
      name: /^Hinds County, Mississippi: Meets the coverage rule [\d,]+ officials of its own on file$/,
    }),
  ).toBeVisible()
  await expect(page.getByText(/of its [\d,]+ people of voting age are Black/)).toBeVisible()
  await atBothWidths(page, async (width) => {
    await expectAccessibleInBothThemes(page, `data-${width}`)
    await expectNoSidewaysScroll(page)
  })

  const officials = page.getByRole('table', { name: 'Officials whose area touches Hinds County, Mississippi' })
  const found = await officials.getByRole('row', { name: /^All/ }).getByRole('cell').first().innerText()
  await page.getByRole('link', { name: `Show the ${found} in the search` }).click()
  await expect(page.getByText(new RegExp(`^${found} officials found`))).toBeVisible()
})

test('The footer leads to the page, which works with the keyboard alone and keeps what was asked', {
  tag: '@once',
}, async ({ page, enter }) => {
  await enter('/my-exports')
  await page.getByRole('link', { name: /^Records as of/ }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'What the atlas covers' })).toBeFocused()
  const question = page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: /my county/ })
  await question.press('Enter')
  await expect(page.getByRole('heading', { name: 'Is my county or parish covered?' })).toBeInViewport()
  await county(page).focus()
  await county(page).selectOption({ label: 'Baldwin County, AL' })
  const answer = page.getByRole('heading', { name: /^Baldwin County, Alabama: / })
  await expect(answer).toBeVisible()
  await page.reload()
  await expect(answer).toBeVisible()

  await page
    .getByRole('navigation', { name: 'Data and coverage' })
    .getByRole('link', { name: 'Columns' })
    .press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Data dictionary' })).toBeFocused()
  await dictionary(page).focus()
  await page.keyboard.type('college')
  await expect(page.getByText('1 column', { exact: true })).toBeVisible()
  const column = page.getByRole('link', { name: 'stats.college_graduates%' })
  await column.press('Enter')
  await expect(page).toHaveURL(/\/data\/columns#stats\.college_graduates%25$/)
})

test('States, what is known, sources and columns are pages of their own, for every eye', {
  tag: '@once',
}, async ({ page, enter }) => {
  await enter('/data')
  const pages = page.getByRole('navigation', { name: 'Data and coverage' })
  for (const [name, title] of [
    ['States', 'State by state'],
    ['Known', 'What is known'],
    ['Sources', 'Sources'],
    ['Columns', 'Data dictionary'],
  ] as const) {
    await pages.getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page).toHaveTitle(new RegExp(`^${title} · `))
    await expect(pages.getByRole('link', { name })).toHaveAttribute('aria-current', 'page')
    await atBothWidths(page, async (width) => {
      await expectAccessibleInBothThemes(page, `data-${name.toLowerCase()}-${width}`)
      await expectNoSidewaysScroll(page)
      // Counts are compared across a row, which has to be in sight as a whole, on a phone too.
      if (name === 'States') await expect.poll(() => scrolledSideways(page)).toEqual([])
    })
  }
})

test('A link of before, to a column or a state, shows it where it is now, also where it has to be opened first', {
  tag: '@once',
}, async ({ page, enter }) => {
  await enter('/data#eo.phone')
  await page.goto('/data#eo.phone')
  await expect(page).toHaveURL(/\/data\/columns#eo\.phone$/)
  await expect(page.getByRole('heading', { name: /^Own Office Phone eo\.phone$/ })).toBeInViewport()
  await page.goto('/data#mississippi')
  await expect(page).toHaveURL(/\/data\/states#mississippi$/)
  await expect(page.getByRole('heading', { name: 'Mississippi' })).toBeInViewport()
})

test('On paper every state and every column is there', { tag: '@once' }, async ({ page, enter }) => {
  const print = async () => {
    await page.emulateMedia({ media: 'print' })
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
    await expect(page.getByRole('navigation', { name: 'Data and coverage' })).toBeHidden()
  }
  await enter('/data/states')
  await expect(page.getByRole('heading', { name: 'Mississippi' })).toBeVisible()
  await print()
  await expect(page.getByRole('table', { name: 'Officials, Mississippi' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'On this page' })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.goto('/data/columns')
  await expect(page.getByRole('status').filter({ hasText: 'columns' })).toBeVisible()
  await print()
  await expect(page.getByText('eo.phone', { exact: true })).toBeVisible()
})

test('Who finds nobody because nobody knows is told so, and beside the filters of how many it is known', {
  tag: '@once',
}, async ({ page, enter }) => {
  await enter('/advanced-search?state.name=28')
  const drawer = page.getByRole('complementary', { name: 'Filters' })
  await expect(drawer.getByText(/^known for [\d,]+ of [\d,]+$/).first()).toBeVisible()
  await page.goto('/advanced-search?state.name=28&eo.ethnicity=is_empty:&eo.age=gte:120')
  const reason = page.getByText(/^Age is known for [\d,]+ of [\d,]+ who fit the other filters\./)
  await expect(reason).toBeVisible()
  await takePicture(page, 'nobody-knows')
  await page.getByRole('link', { name: 'Where it is known' }).click()
  await expect(page).toHaveURL(/\/data\/known\?column=eo\.age$/)
  await expect(page.getByRole('table', { name: /^Officials whose Age is known/ })).toBeVisible()
})
