import { expect, type Locator, type Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { test } from '../fixtures/test.ts'

test('A search is narrowed field by field, walked back, and remembered', async ({ page, enter, isMobile }) => {
  await enter('/advanced-search')
  if (!isMobile) {
    await expect(page.getByRole('group', { name: /^Gender/ })).toBeVisible()
    const below = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)
    expect(below, 'The filters scroll within themselves: below the page nothing follows').toBe(0)
  }
  const applied = page.getByRole('list', { name: 'Applied filters' }).getByRole('listitem')

  let filters = await openFilters(page)
  const date = filters.getByRole('textbox', { name: /^Next General/ })
  await date.fill('02-30-2026')
  await date.press('Enter')
  await expect(filters.getByText('Date must be in MM-DD-YYYY format')).toBeVisible()
  await expect(date).toHaveValue('02-30-2026')
  await expectAccessible(page)
  await filters.getByRole('combobox', { name: 'Next General: comparison' }).selectOption('on or after')
  await date.fill('11-03-2026')
  const sent = page.waitForRequest((request) => (request.postData() ?? '').includes('2026-11-03T00:00:00'))
  await date.press('Enter')
  await sent

  await filters.getByRole('combobox', { name: 'Biden Vote Percentage: comparison' }).selectOption('at least')
  const biden = filters.getByRole('textbox', { name: 'Biden Vote Percentage' })
  await biden.fill('60')
  await biden.press('Enter')
  const gender = filters.getByRole('group', { name: /^Gender/ })
  await gender.getByRole('checkbox', { name: /^Unknown/ }).check()
  await expect(filters.getByRole('button', { name: 'Office 2 applied' })).toBeVisible()
  await showResults(filters)
  const words = ['Next General on or after 11-03-2026', '2020 Biden Vote Percentage at least 60%', 'Gender: Unknown']
  await expect(applied).toHaveText(words)

  await page.goBack()
  await expect(applied).toHaveText(words.slice(0, 2))
  await page.goBack()
  await expect(applied).toHaveText(words.slice(0, 1))
  filters = await openFilters(page)
  await expect(filters.getByRole('textbox', { name: 'Biden Vote Percentage' })).toHaveValue('')
  await expect(filters.getByRole('textbox', { name: /^Next General/ })).toHaveValue('11-03-2026')

  await filters.getByRole('button', { name: /^Official/ }).click()
  await page.reload()
  filters = await openFilters(page)
  await expect(filters.getByRole('button', { name: /^Official/ })).toHaveAttribute('aria-expanded', 'false')
  await expect(filters.getByRole('textbox', { name: /^Next General/ })).toHaveValue('11-03-2026')

  await showResults(filters)
  await page.getByRole('button', { name: 'Remove filter Next General' }).click()
  await expect(applied).toHaveCount(0)
  filters = await openFilters(page)
  await expect(filters.getByRole('textbox', { name: /^Next General/ })).toHaveValue('')
})

/** The filters stand beside the list on a desktop, and in a dialog of their own on a phone. */
async function openFilters(page: Page): Promise<Locator> {
  await expect(page.getByRole('button', { name: /^Details for/ }).first()).toBeVisible()
  const beside = page.getByRole('complementary', { name: 'Filters' })
  if (await beside.isVisible()) return beside
  await page.getByRole('button', { name: /^Filters/ }).click()
  return page.getByRole('dialog', { name: 'Filters' })
}

async function showResults(filters: Locator): Promise<void> {
  const show = filters.getByRole('button', { name: /^Show/ })
  if (!(await show.isVisible())) return
  await show.click()
  await expect(filters).toBeHidden()
}
