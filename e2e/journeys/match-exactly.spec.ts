import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { atBothWidths, expectAccessibleInBothThemes } from '../fixtures/accessibility.ts'
import { filesBelow } from '../fixtures/files-below.ts'
import { test } from '../fixtures/test.ts'

test.use({ data: 'public' })

const places = 'Name,Latitude,Longitude\nAnn,32.4074,-87.0211\nBea,33.6,-90.764\nCy,32.4074,87.0211\n'

test('A list with coordinates gets the exact districts, and near a line says so', {
  tag: '@once',
}, async ({ page, enter }) => {
  await enter('/find/match')
  const choose = page.getByLabel('Choose a file')
  await choose.setInputFiles({ name: 'places.csv', mimeType: 'text/csv', buffer: Buffer.from(places) })
  await expect(page.getByRole('row', { name: /^2 32\.4074, -87\.0211 Matched Dallas AL-7 23 67/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /^3 33\.6, -90\.764 .* Bolivar or Sunflower MS-2 13/ })).toBeVisible()
  await atBothWidths(page, async (width) => await expectAccessibleInBothThemes(page, `match-points-${width}`))
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
})

const members = Array.from({ length: 45 }, (_, row) => `Member ${row},"${row + 1} Quibblethorpe Sq, Selma, AL"\n`)

test('Addresses are looked up in portions: paused, gone on with and stopped, and none is asked for afterwards', {
  tag: '@once',
}, async ({ page, enter, server, addresses }) => {
  await enter('/find/match')
  const file = { name: 'streets.csv', mimeType: 'text/csv', buffer: Buffer.from(`Name,Street\n${members.join('')}`) }
  await page.getByLabel('Choose a file').setInputFiles(file)
  await expect(page.getByText(/^45 rows have an address\. Each is sent to a server of those who run/)).toBeVisible()
  await expect(page.getByText('Nothing has been sent yet.')).toBeVisible()
  const progress = page.getByRole('progressbar', { name: 'Addresses looked up' })
  const press = async (name: string) => await page.getByRole('button', { name, exact: true }).press('Enter')

  const addressOf = (number: number) => `${number} Quibblethorpe Sq, Selma, AL`
  addresses.waitAfter(20)
  await press('Look up 45 addresses')
  await expect(page.getByText('20 of 45 looked up.')).toBeVisible()
  await expect(progress).toHaveJSProperty('value', 20)
  await press('Pause')
  await expect(page.getByText('20 of 45 looked up. Paused.')).toBeVisible()
  await addresses.untilLeft()
  addresses.goOn()
  await atBothWidths(page, async (width) => await expectAccessibleInBothThemes(page, `match-addresses-${width}`))
  expect(addresses.asked()).not.toContain(addressOf(40))

  addresses.waitAfter(20)
  await press('Look up the other 25')
  await expect(page.getByText('40 of 45 looked up.')).toBeVisible()
  await press('Stop')
  await expect(page.getByText('40 of 45 looked up. Stopped; the others stay in the file, and say so.')).toBeVisible()
  await addresses.untilLeft()
  addresses.goOn()
  const row = page.getByRole('row', { name: /^2 1 Quibblethorpe Sq, Selma, AL Matched Dallas AL-7 23 67/ })
  await expect(row).toBeVisible()
  // The portion that was given up is asked for again from its beginning.
  expect(addresses.asked().slice(0, 20)).toEqual(Array.from({ length: 20 }, (_, at) => addressOf(at + 21)))

  const trace = 'Quibblethorpe'
  expect(server.output()).not.toContain(trace)
  for (const bytes of filesBelow(server.folder)) expect(bytes.includes(trace)).toBe(false)
  expect(addresses.asked()).not.toContain(addressOf(45))
})
