import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { takePicture } from '../fixtures/picture.ts'
import { test } from '../fixtures/test.ts'

test.use({ shared: 'by nobody else: a list of officials takes the place of the demonstration data' })

const headings = 'eo.name,office.name,county.fips,jurisdiction_kind,eo.phone'
const name = 'Quintavia Nettlesworth-Okafor'

function csv(...rows: readonly string[]) {
  const text = [headings, ...rows, ''].join('\r\n')
  return { name: 'delta-list.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }
}
const list = csv(`${name},Constable,28011,county,662-555-0101`, 'Hosea Winterbourne,Sheriff,28011,county,')
const broken = csv(`${name},Constable,99999999,county,`, ',Sheriff,28011,county,662-555-0102')

const undoButton = (page: Page) => page.getByRole('button', { name: 'Undo the import of delta-list.csv' })

type Picture = (name: string) => Promise<void>

test('An administrator sends a file, mends it, looks at the check, loads it, finds the officials, and undoes it', async ({
  page,
  enter,
}, { project }) => {
  const picture: Picture = async (name) => {
    await page.evaluate(() => scrollTo(0, 0))
    await takePicture(page, `data-${name}-${project.name}`)
  }
  await enter('/admin/users')
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Data' }).click()
  await expect(page.getByRole('heading', { name: 'Data', level: 1 })).toBeFocused()
  await expect(page.getByText('Demonstration data').first()).toBeVisible()
  await expectAccessible(page)
  await picture('choose')
  await seeProblems(page, picture)
  await loadByKeyboard(page, picture)
  await expectFound(page, true)
  await page.goto('/admin/data')
  const file = page.waitForEvent('download')
  await page.getByRole('link', { name: /^delta-list\.csv/ }).click()
  expect(await readFile(await (await file).path())).toEqual(list.buffer)
  await undo(page, picture)
  await expectFound(page, false)
})

async function seeProblems(page: Page, picture: Picture): Promise<void> {
  await page.getByLabel('Choose a file').setInputFiles({ ...list, name: 'list.xlsx' })
  await expect(page.getByText(/list\.xlsx is a spreadsheet/)).toBeVisible()
  await page.getByLabel('Choose a file').setInputFiles(broken)
  const problems = page.getByRole('table', { name: /^Problems of delta-list\.csv/ })
  await expect(problems.getByRole('row', { name: /^2 county\.fips/ })).toBeVisible()
  await expect(problems.getByRole('row', { name: /^3 / })).toBeVisible()
  await expect(page.getByText('There are 2 problems.')).toBeVisible()
  await expectAccessible(page)
  await picture('problems')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download as CSV' }).click()
  expect((await saved).suggestedFilename()).toBe('problems-of-delta-list.csv')
  expect(await readFile(await (await saved).path(), 'utf8')).toContain('"2","county.fips"')
}

/** With the keyboard alone, from the choice of the file to the loaded list. */
async function loadByKeyboard(page: Page, picture: Picture): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByLabel('Choose another file').focus()
  await page.keyboard.press('Enter')
  await (await chooser).setFiles(list)
  await expect(page.getByText('Checked: 2 officials read, nothing loaded yet.')).toBeVisible()
  await page.getByText('2 officials would be added').press('Enter')
  await expect(page.getByText('Hosea Winterbourne')).toBeVisible()
  await expectAccessible(page)
  await picture('check')
  await page.getByRole('button', { name: 'Load this list' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Load delta-list.csv?' })
  await expect(dialog.getByText('2 officials will be added.')).toBeVisible()
  await expect(dialog.getByText('The demonstration data will be removed for good.')).toBeVisible()
  await expectAccessible(page)
  await picture('confirm')
  await dialog.getByRole('button', { name: 'Load', exact: true }).press('Enter')
  await expect(page.getByText('delta-list.csv is loaded.').first()).toBeVisible()
  await expect(undoButton(page)).toBeVisible()
  await picture('done')
}

async function undo(page: Page, picture: Picture): Promise<void> {
  await undoButton(page).click()
  const question = page.getByRole('dialog', { name: 'Undo the import of delta-list.csv?' })
  await expect(question).toBeVisible()
  await expectAccessible(page)
  await picture('undo')
  await question.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByText('The import of delta-list.csv is undone.')).toBeVisible()
  await expect(undoButton(page)).toBeHidden()
  await expect(page.getByText(/^Undone /)).toBeVisible()
  await picture('undone')
}

/** Searching finds the official that the file brought, or nobody. */
async function expectFound(page: Page, isThere: boolean): Promise<void> {
  await page.goto(`/advanced-search?eo.name=${encodeURIComponent(`contains:${name}`)}`)
  await expect(
    page.getByText(isThere ? /^1 official found/ : /^(0 officials found|No officials? match)/).first(),
  ).toBeVisible()
}
