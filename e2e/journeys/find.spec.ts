import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { atBothWidths, expectAccessibleInBothThemes } from '../fixtures/accessibility.ts'
import { filesBelow } from '../fixtures/files-below.ts'
import type { RunningServer } from '../fixtures/run-atlas.ts'
import { expectNoSidewaysScroll } from '../fixtures/sideways.ts'
import { test } from '../fixtures/test.ts'

test.use({ data: 'public' })

const field = (page: Page) => page.getByRole('combobox', { name: 'ZIP code, city, town, county or parish' })

/** All it has printed but its own address, whose port may be any number, a ZIP code too. */
const logOf = (server: RunningServer) => server.output().replaceAll(server.url, '')

test('Who represents a ZIP code on a county line is found by keyboard, and no address or log holds it', {
  tag: '@once',
}, async ({ page, enter, server }) => {
  await enter('/find')
  await field(page).focus()
  await page.keyboard.type('38773')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: '38773 (Shaw, Mississippi) crosses a county line' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Bennie G. Thompson' })).toBeVisible()
  await atBothWidths(page, async (width) => {
    await expectAccessibleInBothThemes(page, `find-${width}`)
    await expectNoSidewaysScroll(page)
  })
  await page.getByRole('button', { name: /^Sunflower/ }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Bolivar County', level: 3 })).toHaveCount(0)

  await field(page).fill('Jefferson Par')
  await page
    .getByRole('search', { name: 'Find officials by place' })
    .getByRole('option', { name: /Jefferson Parish/ })
    .waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/officials on file serve Jefferson Parish/)).toBeVisible()
  await field(page).fill('38799')
  await field(page).press('Enter')
  await expect(page.getByText('38799 is not a ZIP code we know in these five states.')).toBeVisible()
  await page.goBack()
  await expect(page.getByText(/officials on file serve Jefferson Parish/)).toBeVisible()
  expect(page.url()).toMatch(/\/find$/)
  expect(logOf(server)).not.toMatch(/38773|38799|Jefferson/)
})

test('A ZIP code and an office in the header lead to who represents it and who holds it, and no log holds the code', async ({
  page,
  enter,
  server,
}) => {
  await enter('/coming-up')
  const typed = async (text: string) => {
    await page.keyboard.press('/')
    await expect(page.getByRole('combobox', { name: /Quick search/ })).toBeFocused()
    await page.keyboard.type(text)
    await page.keyboard.press('Enter')
  }
  await typed('36703')
  await expect(page).toHaveURL(/\/find$/)
  await expect(page.getByRole('heading', { name: /^36703 \(/ }).first()).toBeVisible()
  await page.getByRole('heading', { level: 1 }).focus()
  await typed('mayor of Selma')
  await expect(page.getByRole('heading', { level: 1, name: /Johnny Moss/ })).toBeFocused()
  expect(logOf(server)).not.toMatch(/36703/)
})

const members = 'Name,Zip\n=HYPERLINK(1),38773-4471\nAnn,38799\nBea,4471\nCy,31201\n'

test('A list of members comes back with its districts, and nothing of it stays with the server', {
  tag: '@once',
}, async ({ page, enter, server }) => {
  await enter('/find/match')
  const choose = page.getByLabel('Choose a file')
  await choose.setInputFiles({ name: 'members.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') })
  await expect(page.getByText(/^members\.pdf cannot be read\./)).toBeVisible()
  await choose.setInputFiles({ name: 'members.csv', mimeType: 'text/csv', buffer: Buffer.from(members) })
  await expect(page.getByRole('combobox', { name: 'Column with the place' })).toHaveText(
    /Zip \(for example 38773-4471, 38799\)/,
  )
  await expect(page.getByRole('row', { name: /^2 38773-4471 Crosses a line Bolivar or Sunflower MS-2/ })).toBeVisible()
  await expect(
    page.getByText(
      'Row 4: “4471” has four digits: one is missing. A zero that a spreadsheet lost is not it, for 04471 is in none of these five states.',
    ),
  ).toBeVisible()
  await atBothWidths(page, async (width) => {
    await expectAccessibleInBothThemes(page, `match-${width}`)
    await expectNoSidewaysScroll(page)
  })

  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download with districts and officials (CSV)' }).press('Enter')
  const download = await saved
  expect(download.suggestedFilename()).toBe('members-with-districts.csv')
  const lines = readFileSync(await download.path(), 'utf8')
    .trim()
    .split('\r\n')
  expect(lines).toHaveLength(5)
  expect(lines[1]).toMatch(/^"'=HYPERLINK\(1\)","38773-4471","Bolivar or Sunflower","MS-2"/)
  expect(lines[1]).toMatch(/"Bolivar: .*Sheriff .+ \| Sunflower: /)
  expect(lines[4]).toContain('"Bibb"')

  expect(logOf(server)).not.toMatch(/4471|HYPERLINK/)
  const traces = ['38773-4471', 'HYPERLINK', 'members.csv']
  for (const bytes of filesBelow(server.folder)) expect(traces.filter((each) => bytes.includes(each))).toEqual([])
})
