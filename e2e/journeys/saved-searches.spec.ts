import { expect, type Locator, type Page } from '@playwright/test'
import { expectAccessible, expectAccessibleInBothThemes } from '../fixtures/accessibility.ts'
import { expectNoSidewaysScroll } from '../fixtures/sideways.ts'
import { test } from '../fixtures/test.ts'

// What a policy director does on Monday, on the real records.
test.use({ data: 'public', shared: 'by nobody else: a list of own officials changes what a search finds' })

const name = 'Black women in the Georgia legislature'
const search =
  'state.name=13&office.type=state-legislature&eo.gender=female&eo.ethnicity=african-american&sort=-eo.name'

/** Two new phones and two new e-mail addresses, of three of the legislators. */
const list = {
  name: 'georgia.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(`Name,Office,State,District,Phone,Email
Angela Moore,State Representative,Georgia,91,(404) 555-0191,
Venola Mason,State Representative,Georgia,94,,venola.mason@office.example
Carolyn Hugley,State Representative,Georgia,141,(404) 555-0141,carolyn.hugley@office.example
`),
}

test(
  'A search is saved under a name in words, and an import of three changes says exactly these',
  {
    tag: '@once',
  },
  async ({ page, enter }, { project }) => {
    await enter(`/advanced-search?${search}`)
    const found = Number.parseInt(await page.getByText(/^\d+ officials found/).innerText(), 10)
    await save(page, found, project.name)
    await page.goto('/saved')
    await expect(page.getByText('1 search, none with changes since you last looked')).toBeVisible()
    await expect(page.getByText(new RegExp(`^${found} ?officials`))).toBeVisible()
    await importList(page)
    await page.goto('/saved')
    await expect(page.getByText('1 search, 1 with changes since you last looked')).toBeVisible()
    for (const chip of ['2 changed phone', '2 changed e-mail']) await expect(page.getByText(chip)).toBeVisible()
    await expectAccessibleInBothThemes(page, `saved-${project.name}`)
    await expectNoSidewaysScroll(page)
    await readWhatChanged(page, project.name)
    await page.goto('/saved')
    await expect(page.getByText(/^Nothing since/)).toBeVisible()
  },
)

/** By keyboard alone: the dialog suggests the name, Enter takes it. */
async function save(page: Page, found: number, project: string): Promise<void> {
  await page.getByRole('button', { name: 'Save search' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Save this search' })
  await expect(dialog.getByLabel('Name')).toBeFocused()
  await expect(dialog.getByLabel('Name')).toHaveValue(name)
  await expect(dialog.getByText(`${found} officials today`)).toBeVisible()
  await expectAccessibleInBothThemes(page, `saved-save-${project}`)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Search saved').first()).toBeVisible()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Save search' }).press('Enter')
  await expect(dialog.getByLabel('Name')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('You have a search with this name. Choose another, or replace it.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Replace it' }).press('Enter')
  await expect(dialog).toBeHidden()
}

async function importList(page: Page): Promise<void> {
  await page.goto('/admin/data')
  await page.getByLabel('Choose a file').setInputFiles(list)
  await page.getByRole('button', { name: 'See what changes' }).click()
  await expect(page.getByRole('heading', { name: 'What changes' })).toBeFocused()
  await page.getByRole('button', { name: 'Publish' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
  // To be found by searching, the index is built anew: seconds, on a busy machine many.
  await expect(page.getByText('georgia.csv is published.').first()).toBeVisible({ timeout: 120_000 })
}

async function readWhatChanged(page: Page, project: string): Promise<void> {
  await page.getByRole('link', { name: /^See what changed/ }).press('Enter')
  const panel = page.getByRole('dialog', { name: `What changed in ${name}` })
  await expect(panel.getByRole('heading', { level: 3 })).toHaveText(['Changed (3)'])
  await expect(panel.getByRole('listitem')).toHaveCount(3)
  for (const text of [
    /^Angela Moore.*Phone: before .* now \(404\) 555-0191$/,
    /^Venola Mason.*Email: before .* now venola\.mason@office\.example$/,
    /^Carolyn Hugley.*Phone: before .* now .*Email: before .* now carolyn\.hugley@office\.example$/,
  ])
    await expect(panel.getByRole('listitem').filter({ hasText: text })).toHaveCount(1)
  await expectAccessibleInBothThemes(page, `saved-changes-${project}`)
  await toldSinceADay(page, panel)
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(page.getByRole('button', { name: 'See what changed' })).toBeFocused()
  await expect(page.getByText('Changed', { exact: true })).toHaveCount(3)
  await expect(page).toHaveURL(/sort=-eo\.name/)
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByText('Changed', { exact: true })).toHaveCount(3)
  await expectNoSidewaysScroll(page)
}

/** The day stands in the address, and its file has everybody; then it is told again since the last look. */
async function toldSinceADay(page: Page, panel: Locator): Promise<void> {
  const day = await panel.getByLabel('Changes since').getAttribute('max')
  await panel.getByLabel('Changes since').fill(day ?? '')
  await expect(page).toHaveURL(new RegExp(`since=${day}`))
  await expect(panel.getByRole('heading', { level: 3 }).first()).toBeVisible()
  await expectAccessible(page)
  const saved = page.waitForEvent('download')
  await panel.getByRole('link', { name: 'All of them as CSV' }).click()
  expect((await saved).suggestedFilename()).toContain(`since-${day}.csv`)
  await panel.getByRole('button', { name: 'Since I last looked' }).click()
  await expect(panel.getByRole('heading', { level: 3 })).toHaveText(['Changed (3)'])
}
