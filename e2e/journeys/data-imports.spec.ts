import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page } from '@playwright/test'
import { atBothWidths, expectAccessible } from '../fixtures/accessibility.ts'
import { takePicture } from '../fixtures/picture.ts'
import { test } from '../fixtures/test.ts'

test.use({ shared: 'by nobody else: a list of officials takes the place of the demonstration data' })

// A list takes the place of 6,000 officials, beside whatever else keeps the machine busy.
const published = { timeout: 150_000 }
test.beforeEach(() => test.slow())

const name = 'Quintavia Nettlesworth-Okafor'

/** A list as an office keeps it: a title above, a slip in an office, a name turned around, a group in words of its own. */
const list = {
  name: 'delta-list.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(`Bolivar County officials,,,,,,,
Office Held,Full Name,Cnty,ST,Phone #,Race,Home address,Notes
Constble,"Nettlesworth-Okafor, Quintavia",Bolivar,MS,662.555.0117,?,12 Example St,see Rosa
Coroner,Hon. HOSEA WINTERBOURNE,bolivar co,Miss.,5550143,Blk,,
Constable,,Bolivar,MS,662-555-0144,W,,
Total,3,,,,,,
`),
}

const undoButton = (page: Page) => page.getByRole('button', { name: 'Undo the import of delta-list.csv' })

async function look(page: Page, name: string): Promise<void> {
  await atBothWidths(page, async (width) => {
    await expectAccessible(page)
    await page.evaluate(() => scrollTo(0, 0))
    await takePicture(page, `data-${name}-${width}`)
  })
}

/** Presses a button or link and counts it: what a person decides between the file and the published list. */
type Decide = (what: Locator) => Promise<void>

// 8 decisions: two fixes, the question of Race with its answer and its button, on, publish, yes. At most 15 are allowed.
test('An administrator has a messy list matched, sees what changes, publishes it, finds the officials, and undoes it', {
  tag: '@once',
}, async ({ page, enter }) => {
  let decisions = 0
  const decide: Decide = async (what) => {
    decisions += 1
    await what.click()
  }
  await enter('/admin/users')
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Data' }).click()
  await expect(page.getByRole('heading', { name: 'Import a spreadsheet', level: 1 })).toBeFocused()
  await expect(page.getByText('Demonstration data').filter({ visible: true }).first()).toBeVisible()
  await page.getByLabel('Choose a file').setInputFiles({ ...list, name: 'list.numbers' })
  await expect(page.getByText(/list\.numbers cannot be read/)).toBeVisible()
  await look(page, 'choose')
  await page.getByLabel('Choose a file').setInputFiles(list)
  decisions += await matchColumns(page, decide)
  await publish(page, decide)
  expect(decisions).toBeLessThanOrEqual(15)
  await expectFound(page, true)
  await page.goto('/admin/data')
  const file = page.waitForEvent('download')
  // By the keyboard: parts of the page that still come would move it away under a mouse.
  await page.getByRole('link', { name: /^delta-list\.csv/ }).press('Enter')
  expect(await readFile(await (await file).path())).toEqual(list.buffer)
  await undo(page)
  await expectFound(page, false)
})

/** The fixes, the question, and on; how many choices were made in selects. */
async function matchColumns(page: Page, decide: Decide): Promise<number> {
  await expect(page.getByRole('heading', { name: 'Which column is which?' })).toBeFocused()
  await expect(page.getByText(/1 question left\./)).toBeVisible()
  await look(page, 'match')
  await decide(page.getByRole('button', { name: /^Use Constable/ }))
  await decide(page.getByRole('button', { name: /^Add 662/ }))
  await expect(page.getByText('1 number gets the area code 662', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByText('1 number gets the area code 662', { exact: true })).toBeVisible()
  await decide(page.getByRole('button', { name: /^Choose \(1 value\)/ }))
  const dialog = page.getByRole('dialog', { name: 'What do the values of “Race” mean?' })
  await dialog.getByLabel('“Blk” means').selectOption('African-American')
  await look(page, 'values')
  await decide(dialog.getByRole('button', { name: 'Use these' }))
  await expect(page.getByText('All questions are answered.')).toBeVisible()
  await decide(page.getByRole('button', { name: 'See what changes' }))
  return 1
}

async function publish(page: Page, decide: Decide): Promise<void> {
  await expect(page.getByRole('heading', { name: 'What changes' })).toBeFocused()
  await expect(page.getByText('1 row cannot be used.')).toBeVisible()
  await page.reload()
  await page.getByText('2 officials would be added').click()
  await expect(page.getByText('Hosea Winterbourne', { exact: true })).toBeVisible()
  await look(page, 'check')
  const saved = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download 1 row (CSV)' }).press('Enter')
  expect(await readFile(await (await saved).path(), 'utf8')).toContain('Why it was left out')
  await decide(page.getByRole('button', { name: 'Publish' }))
  const dialog = page.getByRole('dialog', { name: 'Publish delta-list.csv?' })
  await expect(dialog.getByText('2 officials will be added.')).toBeVisible()
  await expect(dialog.getByText('The demonstration data will be removed for good.')).toBeVisible()
  await look(page, 'confirm')
  await decide(dialog.getByRole('button', { name: 'Publish' }))
  await expect(page.getByText('delta-list.csv is published.').first()).toBeVisible(published)
  await expect(undoButton(page)).toBeVisible()
  await look(page, 'done')
}

async function undo(page: Page): Promise<void> {
  await undoButton(page).click()
  const question = page.getByRole('dialog', { name: 'Undo the import of delta-list.csv?' })
  await expect(question).toBeVisible()
  await look(page, 'undo')
  await question.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByText('The import of delta-list.csv is undone.')).toBeVisible(published)
  await expect(undoButton(page)).toBeHidden()
  await expect(page.getByText(/^Undone /).first()).toBeVisible()
  await look(page, 'undone')
}

/** Searching finds the official that the file brought, or nobody. */
async function expectFound(page: Page, isThere: boolean): Promise<void> {
  await page.goto(`/advanced-search?eo.name=${encodeURIComponent(`contains:${name}`)}`)
  await expect(
    page.getByText(isThere ? /^1 official found/ : /^(0 officials found|No officials? match)/).first(),
  ).toBeVisible()
}
