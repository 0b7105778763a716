import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { expectAccessibleInBothThemes } from '../fixtures/accessibility.ts'
import { test } from '../fixtures/test.ts'

test.use({ data: 'public' })

const places = 'Name,Latitude,Longitude\nAnn,32.4074,-87.0211\nBea,33.6,-90.764\nCy,32.4074,87.0211\n'

test('A list with coordinates gets the exact districts, and near a line says so; addresses say what is missing', async ({
  page,
  enter,
}, { project }) => {
  await enter('/find/match')
  const choose = page.getByLabel('Choose a file')
  await choose.setInputFiles({ name: 'places.csv', mimeType: 'text/csv', buffer: Buffer.from(places) })
  await expect(page.getByRole('row', { name: /^2 32\.4074, -87\.0211 Matched Dallas AL-7 23 67/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /^3 33\.6, -90\.764 .* Bolivar or Sunflower MS-2 13/ })).toBeVisible()
  await expectAccessibleInBothThemes(page, `match-points-${project.name}`)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download with districts and officials (CSV)' }).press('Enter')
  const lines = readFileSync(await (await saved).path(), 'utf8')
    .trim()
    .split('\r\n')
  expect(lines[1]).toMatch(/^"Ann","32\.4074","-87\.0211","Dallas","AL-7","23","67"/)
  expect(lines[2]).toContain('It is near the line: about 230 feet from Sunflower County.')
  expect(lines[3]).toContain('The longitude has no minus')

  await page.getByRole('button', { name: 'Save these officials as a list' }).press('Enter')
  const saving = page.getByRole('dialog', { name: 'Save these officials as a list' })
  // Nothing of the file is kept: the list is not called after it.
  await expect(saving.getByRole('textbox', { name: 'Name' })).toHaveValue('Officials of our members')
  await saving.getByRole('button', { name: 'Save list' }).press('Enter')
  await expect(page.getByRole('link', { name: 'Open “Officials of our members”' })).toBeVisible()

  await page.getByRole('button', { name: 'Start over' }).press('Enter')
  const addresses = 'Name,Street\nAnn,"1 Quibblethorpe Sq, Selma, AL"\n'
  await choose.setInputFiles({ name: 'streets.csv', mimeType: 'text/csv', buffer: Buffer.from(addresses) })
  await expect(page.getByText(/^Street addresses cannot be looked up here\. Choose a column/)).toBeVisible()
})
