import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { expectAccessibleInBothThemes } from '../fixtures/accessibility.ts'
import { ask } from '../fixtures/ask.ts'
import { countPresses } from '../fixtures/count-presses.ts'
import { test } from '../fixtures/test.ts'

// An organizer and somebody who calls, each with nothing but a phone, on the real records.
test.use({ data: 'public' })

const count = (text: string) => Number(/[\d,]+/.exec(text)?.[0].replace(',', ''))
const lede = (page: Page) => page.getByText(/officials on file represent Dallas County/).first()

async function download(page: Page, save: () => Promise<void>): Promise<string> {
  const saved = page.waitForEvent('download')
  await save()
  // Long lines of calendars and cards go on behind a space.
  return (await readFile(await (await saved).path(), 'utf8')).replaceAll('\r\n ', '')
}

test('An organizer asks Welcome who represents a county, and takes the answer along on paper and in a calendar', {
  tag: '@phone',
}, async ({ page, enter }) => {
  await enter('/welcome')
  await ask(page, 'PUT', 'preferences/me', { state_id: '01' })
  await page.reload()
  const question = page.getByRole('listitem').filter({ hasText: 'Who represents my county?' })
  await question.getByRole('combobox', { name: 'The county' }).selectOption('Dallas County')
  await question.getByRole('link', { name: 'Show' }).click()
  await expect(lede(page)).toBeVisible()

  await page.getByRole('button', { name: 'More for Dallas County, Alabama' }).click()
  const all = page.getByRole('menuitem', { name: /^Search all [\d,]+, with its towns$/ })
  const promised = count(await all.innerText())
  expect(promised).toBeGreaterThanOrEqual(count(await lede(page).innerText()))
  await all.click()
  await expect(page.getByText(/^[\d,]+ officials found/)).toBeVisible()
  expect(count(await page.getByText(/^[\d,]+ officials found/).innerText())).toBe(promised)
  await page.goBack()

  await expectBriefWithSigns(page)
  await expectOwnCalendar(page)
  await ask(page, 'PUT', 'preferences/me', { state_id: null })
})

/** Every name whose result is not in has a sign, folded ones too, and the sheet says with the day what it means. */
async function expectBriefWithSigns(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  const brief = page.getByRole('article', { name: 'Brief of Dallas County' })
  await expect(brief).toContainText(
    /Kay Ivey([*‡]).*\1 (On the ballot on \d\d-\d\d-\d{4}, result not in yet|Term over, successor not on file): the name is the last one known\./s,
  )
  await page.emulateMedia({ media: null })
}

/** Its events are not those of another county; and Coming Up names the first day on which people vote. */
async function expectOwnCalendar(page: Page): Promise<void> {
  const calendar = page.getByRole('button', { name: 'Add to calendar' })
  const file = await download(page, async () => {
    await calendar.click()
    await page.getByRole('menuitem', { name: 'Save these dates as a file' }).click()
  })
  const events = file.split('BEGIN:VEVENT').slice(1)
  expect(events.length).toBeGreaterThan(0)
  for (const event of events) {
    expect(event).toMatch(/^UID:.+-place-01047@southern-officials-atlas\r$/m)
    expect(event).toMatch(/^SUMMARY:.+: Dallas County \(AL\)\r$/m)
    expect(event.match(/^BEGIN:VALARM\r$/gm)).toHaveLength(2)
  }
  const days = events.flatMap(
    (event) => /^DTSTART;VALUE=DATE:(\d{8})\r\n(?=[^]*SUMMARY:(?:Primary|General):)/m.exec(event)?.[1] ?? [],
  )
  const [, year, month, day] = /(....)(..)(..)/.exec(days.toSorted()[0] ?? '') ?? []

  await calendar.click()
  await page.getByRole('menuitem', { name: 'A private link that stays up to date' }).click()
  await expect(page).toHaveURL(/\/coming-up\?county\.name=01047$/)
  await expect(page.getByRole('main')).toContainText(`${month}-${day}-${year}`)
}

// Before: no sheriff had a number.
test('From signing in, the third press calls the sheriff’s office of a county', { tag: '@phone' }, async ({
  page,
  enter,
}) => {
  await enter('/welcome')
  const presses = await countPresses(page)
  await page.getByRole('button', { name: 'Quick search' }).click()
  await page.getByRole('combobox', { name: /Quick search/ }).fill('sheriff of Dallas County')
  await page
    .getByRole('option', { name: /Sheriff.*Dallas County/ })
    .first()
    .click()
  const number = page.getByRole('main').getByRole('link', { name: '(334) 874-2530' }).first()
  await expect(number).toBeInViewport()
  await expect(number).toHaveAttribute('href', 'tel:+13348742530')
  await expect(page.getByText('sheriff’s office, listed in 2009, may have changed').first()).toBeVisible()
  expect(await presses()).toBeLessThanOrEqual(2)
})

interface Entry {
  readonly name: string
  readonly standing: { readonly mark: string } | null
  readonly outcomes: readonly { readonly outcome: string }[]
  readonly note: { readonly text: string } | null
}

test('What somebody who calls says without a signal is sent once, a wrong number is reported, and marks go along', {
  tag: '@phone',
}, async ({ page, context, enter }) => {
  await enter('/places/01047')
  const represented = count(await lede(page).innerText())
  await page.getByRole('button', { name: 'Save as list' }).click()
  await page.getByRole('dialog', { name: 'Save as list' }).getByRole('button', { name: 'Save list' }).click()
  await page.getByRole('link', { name: /^Open “Dallas County officials”/ }).click()
  const calls = page.getByRole('group', { name: /^What came of the call/ })
  await expect(calls.first()).toBeVisible()
  const list = page.url()
  const officials = async () =>
    (await ask<{ officials: Entry[] }>(page, 'GET', `lists/${list.split('/').at(-1)}`)).officials

  await context.setOffline(true)
  await calls.first().getByRole('button', { name: 'Reached' }).click()
  await page
    .getByRole('button', { name: /^Add a note about/ })
    .first()
    .click()
  await page.getByRole('textbox', { name: /^Note about/ }).fill('Call after noon.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('1 outcome and 1 note will be sent when the signal is back.')).toBeVisible()
  await page.evaluate(() => scrollTo(0, 0))
  await expectAccessibleInBothThemes(page, 'list-waiting-phone')
  await page.goto('about:blank')
  const sent: string[] = []
  page.on('request', (request) => {
    if (/\/(outcomes|notes\/\d+)$/.test(request.url())) sent.push(request.method())
  })
  await context.setOffline(false)
  await page.goto(list)
  await expect(page.getByText(/^Noted by you on/)).toBeVisible()
  await expect(page.getByText(/^(?:Being sent|Waits on this device)/)).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('Call after noon.')).toBeVisible()
  // The page that closes may have sent some itself, unseen.
  expect(sent).toHaveLength(new Set(sent).size)
  const entries = await officials()
  expect(entries).toHaveLength(represented)
  expect(entries.flatMap(({ outcomes }) => outcomes.map(({ outcome }) => outcome))).toEqual(['reached'])
  expect(entries.flatMap(({ note }) => note?.text ?? [])).toEqual(['Call after noon.'])

  await calls.nth(1).getByRole('button', { name: 'Wrong number' }).click()
  const dialog = page.getByRole('dialog', { name: 'Report a mistake' })
  await expectAccessibleInBothThemes(page, 'report-wrong-number-phone')
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(dialog.getByText('Sent. You get an e-mail when it is decided.')).toBeVisible()
  const { values: reports } = await ask<{ values: object[] }>(page, 'GET', 'corrections/mine')
  expect(reports[0]).toMatchObject({ column_id: 'eo.phone', value: '', status: 'open' })
  await dialog.getByRole('button', { name: 'Close' }).first().click()

  await expectMarks(page, entries)
  await callOneAtATime(page)
})

async function chooseMore(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^More for/ }).click()
  await page.getByRole('menuitem', { name }).click()
}

/** From the list one press leads to the first number, and three to the next one after an outcome. */
async function callOneAtATime(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'screen' })
  await page.evaluate(() => scrollTo(0, 0))
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /^Call the office of/ })
      .first(),
  ).toBeInViewport()
  const presses = await countPresses(page)
  await page.getByRole('button', { name: 'Call one at a time' }).click()
  const person = page.getByRole('list', { name: 'Official to call' })
  const called = person.getByRole('link', { name: /^Call the office of/ })
  await expect(called).toHaveCount(1)
  await expect(called).toBeInViewport({ ratio: 1 })
  await expectAccessibleInBothThemes(page, 'call-one-phone')
  const first = await called.getAttribute('aria-label')
  await person.getByRole('button', { name: 'Left message' }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(called).not.toHaveAttribute('aria-label', first ?? '')
  expect(await presses()).toBeLessThanOrEqual(3)
  const second = await called.getAttribute('aria-label')
  await page.reload()
  await expect(called).toHaveAttribute('aria-label', second ?? '')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(person.getByRole('button', { name: 'Left message' })).toHaveAttribute('aria-pressed', 'true')
  await page.goBack()
  await expect(page.getByRole('list', { name: 'Officials to call' })).toBeVisible()
}

/** On the call sheet and in the contacts of the phone the same officials are marked as in the list. */
async function expectMarks(page: Page, entries: readonly Entry[]): Promise<void> {
  const marked = entries.flatMap(({ name, standing }) => (standing ? [`${name}: ${standing.mark}`] : [])).toSorted()
  expect(marked.length).toBeGreaterThan(0)
  const file = await download(page, () => chooseMore(page, 'Contacts (.vcf)'))
  const cards = file.replaceAll('\\,', ',').split('BEGIN:VCARD')
  const mark = /Result not in yet|Term ended|Term over, successor not on file/
  const named = (text: string, name: RegExp) => `${name.exec(text)?.[1]}: ${mark.exec(text)?.[0]}`
  expect(
    cards
      .filter((card) => mark.test(card))
      .map((card) => named(card, /^FN:(.+)\r$/m))
      .toSorted(),
  ).toEqual(marked)

  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  await chooseMore(page, 'Print call sheet')
  await expect(page.locator('[data-printed]')).toBeAttached()
  await page.emulateMedia({ media: 'print' })
  const rows = await page.locator('article ol > li').allInnerTexts()
  expect(
    rows
      .filter((row) => mark.test(row))
      .map((row) => named(row, /^\d+\. (.+)$/m))
      .toSorted(),
  ).toEqual(marked)
}
