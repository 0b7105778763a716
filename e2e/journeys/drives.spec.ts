import { randomUUID } from 'node:crypto'
import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import { expectAccessibleInBothThemes } from '../fixtures/accessibility.ts'
import { ask } from '../fixtures/ask.ts'
import { countPresses } from '../fixtures/count-presses.ts'
import { countSheets } from '../fixtures/count-sheets.ts'
import { takePicture } from '../fixtures/picture.ts'
import type { RunningServer } from '../fixtures/run-atlas.ts'
import { expectNoSidewaysScroll } from '../fixtures/sideways.ts'
import { startSession } from '../fixtures/sign-in.ts'
import { test } from '../fixtures/test.ts'
import { haveColleague, keisha } from '../fixtures/volunteer.ts'

// What volunteers and whoever looks at their answers do, on the real records: of Bolivar County the supervisors, two
// election commissioners and the surveyor are not on file.
test.use({ data: 'public', shared: 'by nobody else: what a drive publishes changes what everybody finds' })

const offices = ['County Supervisor', 'Election Commissioner', 'Surveyor']

/** What is published is seen with the next index, for which a thread that steps back for everybody else reads all officials. */
const published = { timeout: 150_000 }
test.beforeEach(() => test.slow())

test('Somebody invited to a drive fills in a first county on a phone with 60 presses at most, with and without a signal', {
  tag: '@phone',
}, async ({ page, context, enter, server }) => {
  await enter('/fill')
  await expect(page.getByRole('heading', { name: 'No drive yet' })).toBeVisible()
  await haveColleague(page, server)
  const drive = await makeDrive(page, ['28011', '28133'])
  await context.clearCookies()
  await startSession(page, server.url, keisha)
  await page.goto(`/fill/${drive}`)
  await expect(page.getByText('2 tasks, one for each county')).toBeVisible()
  await expectAccessibleInBothThemes(page, 'drive-phone')
  await expectNoSidewaysScroll(page)

  const presses = await countPresses(page)
  await page.getByRole('button', { name: 'Take the next task' }).click()
  await expect(page.getByRole('heading', { name: 'Fill in Bolivar County, Mississippi' })).toBeVisible()
  await expect(page.getByText(/^This task is yours until \d+:\d\d [AP]M/)).toBeVisible()
  await page.getByRole('button', { name: 'What to say' }).click()
  await expect(page.getByText(/volunteer with Delta Civic Voices/)).toBeVisible()
  await page.getByRole('button', { name: 'Hide what to say' }).click()
  await page.getByRole('radio', { name: 'A call' }).first().click()
  for (const district of [1, 2, 3, 4, 5])
    await typeInto(part(page, `County Supervisor, District ${district}`).getByLabel('Name'), supervisors[district - 1])
  await context.setOffline(true)
  await typeInto(part(page, 'Election Commissioner, District 2').getByLabel('Name'), 'Ola Fay Sproul')
  await part(page, 'Election Commissioner, District 4')
    .getByRole('button', { name: /^Could not find out/ })
    .click()
  await part(page, 'Election Commissioner, District 4').getByRole('radio', { name: 'No answer' }).click()
  await part(page, 'Surveyor')
    .getByRole('button', { name: /^Could not find out/ })
    .click()
  await part(page, 'Surveyor').getByRole('radio', { name: 'Seat is vacant' }).click()
  const line = part(page, 'Office of the county supervisor').getByLabel('Office phone')
  await typeInto(line, '662 843 01')
  await part(page, 'Surveyor').getByRole('heading', { name: 'Surveyor' }).click()
  await expect(page.getByText('A phone number has ten digits; this one has eight.')).toBeVisible()
  await line.click()
  await line.fill('662-843-0142')
  await expect(page.getByText('9 of 11 wanted answers given')).toBeVisible()
  await expectAccessibleInBothThemes(page, 'task-phone')
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Send to be looked at' }).click()
  await expect(page.getByText('Waits for a signal. It is sent as soon as the atlas answers.')).toBeVisible()
  expect(await presses()).toBeLessThanOrEqual(60)
  await page.goto('about:blank')

  // Whatever page they come back to sends it.
  await context.setOffline(false)
  await page.goto('/fill')
  await expect(page.getByText('9 answers wait for a second look; 2 stay open.').first()).toBeVisible()
  await page.goto(`/fill/${drive}`)
  await expect(page.getByText(/^9 of 22 wanted answers are in/)).toBeVisible()
  await page.getByRole('link', { name: 'To look at' }).click()
  await expect(page.getByText('You filled 1 task in yourself; somebody else looks at it.')).toBeVisible()
})

test('A draft outlives its page, a task that somebody has taken is said, and an administrator takes it over', {
  tag: '@once',
}, async ({ page, browser, enter, server }) => {
  await enter('/fill')
  await haveColleague(page, server)
  const drive = await makeDrive(page, ['28151'])
  const { task } = await firstTask(page, drive)
  const other = await browser.newContext({ baseURL: server.url, viewport: { width: 1280, height: 800 } })
  const theirs = await other.newPage()
  await startSession(theirs, server.url, keisha)
  await theirs.goto(`/fill/task/${task}`)
  await theirs.getByRole('button', { name: 'Take this task' }).press('Enter')
  const name = part(theirs, 'County Supervisor, District 1').getByLabel('Name')
  await name.fill('Ola Fay Sproul')
  await expect(theirs.getByText(/^Draft kept on this device/)).toBeVisible()
  await theirs.goto('about:blank')

  await page.goto(`/fill/task/${task}`)
  await expect(page.getByText(/^Held by Keisha Tolliver until/)).toBeVisible()
  await expectAccessibleInBothThemes(page, 'task-held')
  await page.getByRole('button', { name: 'Take it over' }).press('Enter')
  await expect(page.getByText(/^This task is yours until/)).toBeVisible()
  await theirs.goto(`/fill/task/${task}`)
  await expect(theirs.getByText('Your two hours are over and First Administrator has taken the task.')).toBeVisible()
  await page.getByRole('button', { name: 'Give it back' }).press('Enter')
  await expect(page.getByText('Open', { exact: true })).toBeVisible()
  await theirs.reload()
  await theirs.getByRole('button', { name: 'Take it again' }).press('Enter')
  await expect(name).toHaveValue('Ola Fay Sproul')
  await other.close()
})

test('What is left of a drive is printed for a table of volunteers, eight places a sheet, and typed in where the sheet says', {
  tag: '@once',
}, async ({ page, enter, server }) => {
  await enter('/fill')
  await haveColleague(page, server)
  const counties = ['28001', '28003', '28005', '28007', '28009', '28011', '28013', '28015', '28017']
  const drive = await makeDrive(page, counties, 'Nine courthouses')
  await page.goto(`/fill/${drive}`)
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  await page.getByRole('button', { name: /^More for/ }).press('Enter')
  await page.getByRole('menuitem', { name: 'Print call sheets' }).press('Enter')
  await expect(page.locator('[data-printed]')).toBeAttached()
  await page.emulateMedia({ media: 'print' })
  const sheets = page.locator('article', { hasText: 'Call sheet' })
  await expect(sheets).toHaveCount(2)
  await expect(sheets.first().locator('ol > li')).toHaveCount(8)
  await expect(sheets.last().locator('ol > li')).toHaveCount(1)
  await expect(sheets.first()).toContainText('a volunteer with Delta Civic Voices')
  await takePicture(page, 'call-sheets')
  const foot = (await sheets.first().innerText()).match(/\/fill\/[\da-f-]{36}/)?.[0] ?? ''
  // With the print comes the end of it: the page is there again.
  expect(await countSheets(page)).toBe(2)
  await page.emulateMedia({ media: 'screen' })
  await page.goto(foot)
  await page.getByRole('button', { name: 'Take the next task' }).click()
  await expect(page.getByRole('radio', { name: 'A call' }).first()).toBeVisible()
})

test('An administrator makes a drive of a place, and looks at what was filled in: sends it back, changes, accepts', {
  tag: '@once',
}, async ({ page, browser, enter, server }) => {
  await enter('/places/28125')
  await haveColleague(page, server)
  await page.reload()
  await page.getByRole('link', { name: 'Make a drive', exact: true }).first().press('Enter')
  const form = page.getByRole('form', { name: 'New drive' })
  await expect(form.getByText('Sharkey County, Mississippi', { exact: true })).toBeVisible()
  await expect(page.getByText(/not on file$/).first()).toBeVisible()
  await expectAccessibleInBothThemes(page, 'drive-new')
  await page.getByRole('button', { name: 'Make this drive' }).press('Enter')
  await expect(page.getByText('Give the drive a name.')).toBeVisible()
  await page.getByLabel('Name', { exact: true }).fill('Sharkey courthouse')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Sharkey courthouse' })).toBeVisible()
  const { task, seats } = await fillInAs(page, browser, server)

  await page.goto('/fill/look')
  await expect(page.getByText('1 task waits, oldest first')).toBeVisible()
  await expectAccessibleInBothThemes(page, 'look-list')
  await page.getByRole('link', { name: 'Look at Sharkey County' }).press('Enter')
  const rows = page.getByRole('list', { name: 'Answers' }).getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await expectAccessibleInBothThemes(page, 'look')
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Send back …' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Send it back to Keisha Tolliver?' })
  await dialog.getByRole('button', { name: 'Send back' }).press('Enter')
  await expect(dialog.getByText('Say what is to be done, in a word or two.')).toBeVisible()
  await dialog.getByLabel('What is to be done?').fill('Which day did you call?')
  await dialog.getByRole('button', { name: 'Send back' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Nothing to look at' })).toBeVisible()

  await sendAgainAs(browser, server, task)
  await page.goto(`/fill/look/${task}`)
  await rows
    .first()
    .getByRole('button', { name: /^Change/ })
    .press('Enter')
  const field = rows.first().getByRole('textbox')
  await expect(field).toBeFocused()
  await field.fill('Ola Fay Sproul')
  await field.press('Enter')
  await page.getByRole('button', { name: 'Accept the other 1' }).press('Enter')
  await expect(page.getByText('2 answers are being published.').first()).toBeVisible()
  await expect
    .poll(async () => (await ask<{ published: number }>(page, 'GET', `tasks/${task}`)).published, published)
    .toBe(2)
  await page.goto(`/fill/task/${task}`)
  await expect(page.getByText(/by Keisha Tolliver, looked at by you/)).toBeVisible()
  expect(seats).toBe(2)
  await page.getByRole('button', { name: 'Undo the last …' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).press('Enter')
  await expect
    .poll(async () => (await ask<{ state: string }>(page, 'GET', `tasks/${task}`)).state, published)
    .toBe('done')
})

const supervisors = ['Larry King', 'Donny Whitten', 'Andrew Williams', 'James McBride', 'Jacorius Liner']

function part(page: Page, name: string): Locator {
  return page.getByRole('region', { name, exact: true })
}

/** As a thumb does: the field is pressed, and then typed into. */
async function typeInto(field: Locator, text = ''): Promise<void> {
  await field.click()
  await field.pressSequentially(text)
}

async function makeDrive(
  page: Page,
  places: readonly string[],
  name = `Courthouses of ${places.join(' and ')}`,
): Promise<string> {
  const request = {
    name,
    place_ids: places,
    offices,
    wanted: ['holder', 'phone'],
  }
  return (await ask<{ id: string }>(page, 'POST', 'drives', request)).id
}

async function firstTask(page: Page, drive: string): Promise<{ task: string }> {
  const { values } = await ask<{ values: { id: string }[] }>(page, 'GET', `drives/${drive}/tasks`)
  return { task: values[0]?.id ?? '' }
}

interface AskedTask {
  readonly seats: readonly { readonly id: string; readonly holders_wanted: number }[]
}

/** Two answers of a colleague to the first task of the drive that is open on the page. */
async function fillInAs(page: Page, browser: Browser, server: RunningServer): Promise<{ task: string; seats: number }> {
  const { task } = await firstTask(page, page.url().split('/').at(-1) ?? '')
  const context = await browser.newContext({ baseURL: server.url })
  const theirs = await context.newPage()
  await startSession(theirs, server.url, keisha)
  const { seats } = await ask<AskedTask>(theirs, 'POST', `tasks/${task}/take`)
  const open = seats.filter(({ holders_wanted: wanted }) => wanted > 0).slice(0, 2)
  const source = { kind: 'call', day: '2026-11-25', office: 'Chancery clerk’s office' }
  const answers = { source, seats: open.map(({ id }, index) => ({ id, people: [{ name: supervisors[index] }] })) }
  await ask(theirs, 'POST', `tasks/${task}/submit`, { client_id: randomUUID(), answers })
  await context.close()
  return { task, seats: open.length }
}

/** What was sent back is told where it is filled in, gone on with, and sent again. */
async function sendAgainAs(browser: Browser, server: RunningServer, task: string): Promise<void> {
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await startSession(page, server.url, keisha)
  await page.goto('/fill')
  await expect(page.getByRole('heading', { name: 'Sent back to you' })).toBeVisible()
  await expect(page.getByText('“Which day did you call?”')).toBeVisible()
  await page.getByRole('link', { name: 'Go on with Sharkey County' }).press('Enter')
  await page.getByRole('button', { name: 'Go on with it' }).press('Enter')
  await expect(page.getByLabel('Office you spoke with')).toHaveValue('Chancery clerk’s office')
  await page.getByLabel('Day of the call').fill('2026-11-24')
  await page.getByRole('button', { name: 'Send to be looked at' }).press('Enter')
  await expect.poll(async () => (await ask<{ state: string }>(page, 'GET', `tasks/${task}`)).state).toBe('done')
  await context.close()
}
