import { readFile } from 'node:fs/promises'
import { expect, type Download, type Page } from '@playwright/test'
import { parse } from 'csv-parse/sync'
import readExcelFile from 'read-excel-file/node'
import { atBothWidths, expectAccessible } from '../fixtures/accessibility.ts'
import { takePicture } from '../fixtures/picture.ts'
import { test } from '../fixtures/test.ts'

const filtered = '/advanced-search?state.name=13&party.name=democratic'

test('What was filtered is downloaded as CSV, every row of it, and is found again under My exports', {
  tag: '@once',
}, async ({ page, enter }) => {
  const look = async (name: string) =>
    await atBothWidths(page, async (width) => {
      await expectAccessible(page)
      await takePicture(page, `exports-${name}-${width}`)
    })
  await enter(filtered)
  await expect(page.getByText(/officials found/)).toBeVisible()
  const found = await count(page)

  await page.getByRole('button', { name: 'Download as CSV' }).click()
  const dialog = page.getByRole('dialog', { name: 'Download these officials' })
  await expect(dialog.getByText(`${found.toLocaleString('en-US')} officials under your filters`)).toBeVisible()
  await look('dialog')

  const saved = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download', exact: true }).click()
  await expect(page.getByText('Export request sent, processing..')).toBeVisible()
  const file = await saved
  await expect(page.getByText('Export successful!')).toBeVisible()
  expect(file.suggestedFilename()).toBe('export.csv')
  const text = await bytesOf(file)
  expect(text.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
  const rows: Record<string, string>[] = parse(text, { bom: true, columns: true })
  expect(rows).toHaveLength(found)
  for (const row of rows) expect(row).toMatchObject({ State: 'Georgia', Party: 'Democratic' })

  await page.getByRole('button', { name: /account menu|^Menu$/ }).click()
  await page.getByRole('menuitem', { name: 'My exports' }).click()
  await expect(page.getByRole('heading', { name: 'My exports' })).toBeFocused()
  const newest = page.getByRole('list', { name: 'Files' }).getByRole('listitem').first()
  await expect(newest).toContainText('State: Georgia · Party: Democratic')
  await look('mine')
  const again = page.waitForEvent('download')
  await newest.getByRole('button', { name: /^Download/ }).click()
  expect(await bytesOf(await again)).toEqual(text)
})

test('Every column is downloaded as an Excel file that names its sources', { tag: '@once' }, async ({
  page,
  enter,
}) => {
  await enter(filtered)
  await expect(page.getByText(/officials found/)).toBeVisible()
  const found = await count(page)
  await page.getByRole('button', { name: 'Download as CSV' }).press('Enter')
  await page.getByRole('radio', { name: 'All columns' }).check()
  await page.getByRole('radio', { name: 'Excel' }).check()
  const saved = page.waitForEvent('download')
  await page.getByRole('dialog').getByRole('button', { name: 'Download', exact: true }).press('Enter')
  const file = await saved
  expect(file.suggestedFilename()).toBe('export.xlsx')
  const [officials, about] = await readExcelFile(await bytesOf(file))
  expect(officials?.data).toHaveLength(found + 1)
  expect(about?.data.flat()).toContain('State: Georgia')
  await expect(page.getByRole('button', { name: 'Download as CSV' })).toBeFocused()
})

async function count(page: Page): Promise<number> {
  const text = await page.getByText(/^[\d,]+ officials? found/).innerText()
  return Number(text.replaceAll(',', '').split(' ')[0])
}

async function bytesOf(file: Download): Promise<Buffer> {
  return await readFile(await file.path())
}
