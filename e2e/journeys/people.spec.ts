import { readFile } from 'node:fs/promises'
import { readMail } from '../fixtures/outbox.ts'
import { expect, type Page } from '@playwright/test'
import { parse } from 'csv-parse/sync'
import readExcelFile from 'read-excel-file/node'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { countPresses } from '../fixtures/count-presses.ts'
import { test } from '../fixtures/test.ts'

// The people whom the atlas is for, each from where signing in leads to what they came for, on the real records. A test
// counts what they press; before is how many presses the same took when it was tried by hand.
test.use({ data: 'public' })

const details = (page: Page) => page.getByRole('button', { name: /^Details for/ })
const found = async (page: Page) =>
  Number((await page.getByText(/officials found/).innerText()).replace(/\D*([\d,]+).*/, '$1').replace(',', ''))

async function download(page: Page) {
  const saved = page.waitForEvent('download')
  await page.getByRole('dialog').getByRole('button', { name: 'Download', exact: true }).click()
  return await readFile(await (await saved).path())
}

// Before: 12 presses and typing.
test('An organizer has the list of one county after four presses', { tag: '@once' }, async ({ page, enter }) => {
  await enter('/search-builder?step=state')
  const presses = await countPresses(page)
  await page.getByRole('checkbox', { name: /^Mississippi/ }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('checkbox', { name: /^Hinds/ }).click()
  await page.getByRole('button', { name: /^Show \d+ officials$/ }).click()
  await expect(page.getByText(/^\d+ officials found/)).toBeVisible()
  expect(await presses()).toBeLessThanOrEqual(4)
  await expect(page.getByRole('list', { name: 'Applied filters' })).toHaveText(/Mississippi.*Hinds/)
  await expect(details(page).first()).toBeVisible()
})

test('A policy director has the uncontested seats of a state in Excel after six presses', { tag: '@once' }, async ({
  page,
  enter,
}) => {
  await enter('/advanced-search')
  await expect(details(page)).toHaveCount(25)
  const presses = await countPresses(page)
  await page.getByRole('checkbox', { name: /^Georgia/ }).click()
  await page.getByRole('button', { name: /^Uncontested/ }).click()
  await expect(page.getByText('Updating…').filter({ visible: true })).toHaveCount(0)
  await expect(page.getByRole('list', { name: 'Applied filters' })).toHaveText('State: Georgia')
  await expect(page.getByRole('checkbox', { name: /^Uncontested/ })).toBeChecked()
  await page.getByRole('button', { name: 'Download as CSV' }).click()
  await page.getByRole('radio', { name: 'Excel' }).check()
  const [officials] = await readExcelFile(await download(page))
  expect(await presses()).toBeLessThanOrEqual(6)
  expect(officials?.data).toHaveLength((await found(page)) + 1)
})

test('A researcher has every column of every row with its source after three presses', { tag: '@once' }, async ({
  page,
  enter,
}) => {
  await enter('/advanced-search?state.name=22&office.name=sheriff')
  await expect(details(page).first()).toBeVisible()
  const presses = await countPresses(page)
  await page.getByRole('button', { name: 'Download as CSV' }).click()
  await page.getByRole('radio', { name: 'All columns' }).check()
  const rows: Record<string, string>[] = parse(await download(page), { bom: true, columns: true })
  expect(await presses()).toBeLessThanOrEqual(3)
  expect(rows).toHaveLength(await found(page))
  for (const row of rows)
    expect(
      Object.entries(row)
        .filter(([name]) => /source/i.test(name))
        .some(([, text]) => text),
    ).toBe(true)
})

test('Somebody who calls has numbers after one press, and an official’s page after two more', {
  tag: '@once',
}, async ({ page, enter }) => {
  await enter('/advanced-search?state.name=22&office.name=state-representative')
  await expect(details(page).first()).toBeVisible()
  const presses = await countPresses(page)
  await page.getByRole('button', { name: 'For calling' }).click()
  // Whole, without moving the table sideways.
  await expect(page.getByRole('link', { name: /^\(?\d{3}\)?[ -]/ }).first()).toBeInViewport({ ratio: 1 })
  expect(await presses()).toBe(1)
  await details(page).first().click()
  await page.getByRole('link', { name: /^Open page/ }).click()
  await expect(page.getByText('Next election', { exact: true })).toBeVisible()
  expect(await presses()).toBe(3)
})

// What cost more than one click, hid an answer or mixed two of them up when people at a desk tried it.
test('People at a desk choose, compare, look places up and take a file along, and nothing that they ask is refused', {
  tag: '@once',
}, async ({ page, enter }) => {
  const refused: string[] = []
  page.on('response', (answer) => {
    if (answer.status() >= 400) refused.push(`${answer.status()} ${answer.url()}`)
  })
  await enter('/advanced-search?state.name=13&office.name=state-representative')
  await expect(details(page)).toHaveCount(25)
  const ethnicity = page.getByRole('combobox', { name: 'Ethnicity' })
  await ethnicity.click()
  await page.getByRole('option', { name: /^African-American/ }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('checkbox', { name: /^Female/ }).click()
  await expect(page.getByRole('list', { name: 'Applied filters' })).toContainText(/African-American.*Gender: Female/)

  await page.goto('/places')
  const choices = page.waitForResponse((answer) => answer.url().includes('/api/fields/place.gap_known'))
  await page.getByRole('button', { name: /^Filters/ }).click()
  await expect(page.getByRole('complementary', { name: 'Filters' })).toBeVisible()
  await choices

  await page.goto('/find')
  const field = page.getByRole('combobox', { name: 'ZIP code, city, town, county or parish' })
  for (const zip of ['38773', '36701']) {
    await field.click()
    await page.keyboard.type(zip)
    await page.keyboard.press('Enter')
    await expect(page.getByText(new RegExp(`officials on file serve ${zip}`))).toBeVisible()
  }

  await page.goto('/advanced-search?state.name=22')
  await expect(details(page)).toHaveCount(25)
  await page.getByRole('button', { name: 'Download as CSV' }).click()
  const rows: Record<string, string>[] = parse(await download(page), { bom: true, columns: true })
  expect(rows).toHaveLength(await found(page))
  expect(rows.map((row) => row['Party'])).toEqual(expect.arrayContaining(['Independent', 'No Party']))
  expect(rows.filter((row) => row['Standing'] === undefined)).toEqual([])
  expect(refused).toEqual([])
})

test('An administrator approves who registered after four presses, says whom they share with after one, and deletes the account', {
  tag: '@once',
}, async ({ page, enter, server }) => {
  const person = {
    email: 'waiting@example.org',
    password: 'Sweettea4@dusk',
    first_name: 'Rosa',
    last_name: 'Baptiste',
    organization: 'Delta Voices',
    organization_site: 'https://deltavoices.example',
    entity_type: '501(c)(3)',
  }
  const answer = await page.request.post('/api/auth/register', { data: person, headers: { origin: server.url } })
  expect(answer.status()).toBe(201)
  const { link } = await readMail(server.folder, person.email, /confirm/i)
  const confirmation = { token: new URL(link).searchParams.get('token'), password: person.password }
  await page.request.post('/api/auth/confirm', { data: confirmation, headers: { origin: server.url } })
  await enter('/search-builder')
  const presses = await countPresses(page)
  await page.getByRole('link', { name: 'Admin', exact: true }).click()
  await page.getByRole('button', { name: 'Approve Rosa Baptiste' }).click()
  await page.getByRole('radio', { name: 'USER' }).check()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('Rosa Baptiste was approved. Approval email sent.').first()).toBeVisible()
  expect(await presses()).toBeLessThanOrEqual(4)

  const row = page.getByRole('row', { name: new RegExp(person.email) })
  await expect(row).toContainText('Nobody')
  await page.getByRole('button', { name: 'Put in Rosa Baptiste' }).click()
  await expect(row).toContainText('Delta Voices')
  await expect(page.getByRole('button', { name: 'Change Delta Voices' })).toBeVisible()
  await row.getByRole('button', { name: 'Details for Rosa Baptiste' }).click()
  // What the header half covers would be judged by the half that is seen.
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Delete account of Rosa Baptiste' }).click()
  await expect(page.getByText(`The account ${person.email}, signed out everywhere at once.`)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Delete for good' }).click()
  await expect(row).toHaveCount(0)
})
