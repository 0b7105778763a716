import { expect, type Locator, type Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { takePicture } from '../fixtures/picture.ts'
import { test } from '../fixtures/test.ts'

/** The main path through the product; it goes the same way whatever data is behind it. */
export function findOfficials(title: string, picturesOf: string, tag?: '@once'): void {
  test(title, { ...(tag && { tag }) }, async ({ page, signIn }, { project }) => {
    const picture = (name: string) => takePicture(page, `${picturesOf}-${name}-${project.name}`)

    await page.goto('/advanced-search')
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    await expectAccessible(page)
    await picture('sign-in')
    await signIn()

    await expect(page.getByRole('heading', { name: 'Advanced Search' })).toBeVisible()
    await expect(detailsButtons(page)).toHaveCount(25)
    await expectAccessible(page)
    await picture('search')

    const all = await found(page)
    await filterGeorgiaAndDemocratic(page)
    const applied = page.getByRole('list', { name: 'Applied filters' }).getByRole('listitem')
    await expect(applied).toHaveText([/Georgia/, /Democratic/])
    // Each filter is answered by itself: what one of them alone leaves is not what both leave.
    let before = all
    const isSettled = async () => {
      const now = await found(page)
      const isSame = now === before && now < all
      before = now
      return isSame
    }
    await expect.poll(isSettled, { intervals: [500] }).toBe(true)
    const secondPage = `26–50 of ${(await found(page)).toLocaleString('en-US')}`

    const first = detailsButtons(page).first()
    const firstOfAll = await labelOf(first)
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page.getByText(secondPage).last()).toBeVisible()
    await expect(first).not.toHaveAccessibleName(firstOfAll)
    const name = await labelOf(first)
    await first.click()
    await expect(page.getByRole('heading', { name: 'Contact Information' })).toBeVisible()
    await expectAccessible(page)
    await picture('detail')

    const address = page.url()
    await page.reload()
    expect(page.url()).toBe(address)
    await expect(page.getByText(secondPage).last()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Contact Information' })).toBeVisible()
    await expect(page.getByRole('button', { name, expanded: true })).toBeVisible()
  })
}

function detailsButtons(page: Page): Locator {
  return page.getByRole('button', { name: /^Details for/ })
}

async function labelOf(button: Locator): Promise<string> {
  return (await button.getAttribute('aria-label')) ?? ''
}

/** How many officials the screen says it has found. */
async function found(page: Page): Promise<number> {
  const text = await page.getByText(/^[\d,]+ officials? found/).innerText()
  return Number(text.replaceAll(',', '').split(' ')[0])
}

async function filterGeorgiaAndDemocratic(page: Page): Promise<void> {
  const filters = await openFilters(page)
  await filters.getByRole('checkbox', { name: 'Georgia' }).check()
  await filters.getByRole('combobox', { name: 'Party' }).fill('Democratic')
  await page.getByRole('option', { name: /^Democratic/ }).click()
  await filters.getByRole('heading', { name: 'Filters' }).click()
  const show = filters.getByRole('button', { name: /^Show/ })
  if (await show.isVisible()) return await show.click()
  // On a closed list Escape must not throw away what was picked; the filters applied are looked at next.
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await filters.getByRole('combobox', { name: 'Party' }).press('Escape')
}

/** The filters stand beside the list on a desktop, and in a dialog of their own on a phone. */
async function openFilters(page: Page): Promise<Locator> {
  const beside = page.getByRole('complementary', { name: 'Filters' })
  if (await beside.isVisible()) return beside
  await page.getByRole('button', { name: /^Filters/ }).click()
  return page.getByRole('dialog', { name: 'Filters' })
}
