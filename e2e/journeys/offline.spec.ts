import { type Browser, expect, type Page } from '@playwright/test'
import { expectAccessibleInBothThemes } from '../fixtures/accessibility.ts'
import { ask } from '../fixtures/ask.ts'
import { journeyNow } from '../fixtures/clock.ts'
import { addColleague } from '../fixtures/colleague.ts'
import { type Updatable, updatable } from '../fixtures/newer-version.ts'
import { newPhone, type Phone } from '../fixtures/phone.ts'
import type { RunningServer } from '../fixtures/run-atlas.ts'
import { expectNoSidewaysScroll } from '../fixtures/sideways.ts'
import { administrator, startSession } from '../fixtures/sign-in.ts'
import { test as base } from '../fixtures/test.ts'

// What a caller and a volunteer do where there is no signal, on the real records.
base.use({ data: 'public', shared: 'by nobody else: its drive and its person would be met by others' })

const test = base.extend<{ atlas: Updatable; phone: Phone }>({
  atlas: async ({ server }, use) => {
    const atlas = await updatable(server.url)
    await use(atlas)
    await atlas.stop()
  },
  phone: async ({ atlas, launchOptions }, use) => {
    const phone = await newPhone(atlas.url, launchOptions)
    await use(phone)
    await phone.throwAway()
    // A screen whose code is not on the phone says so; the browser says it too.
    expect(phone.trouble().filter((each) => !each.includes('Unable to preload CSS'))).toEqual([])
  },
})

const renee = {
  email: 'renee@example.org',
  password: 'Sweettea4@dusk',
  first_name: 'Renee',
  last_name: 'Baptiste',
}
const day = 86_400_000
const results = '/results/2026-11-03/22097'

test('A caller and a volunteer go on without a signal, close the browser, and all is sent once when the signal is back', {
  tag: '@phone',
}, async ({ phone, atlas, browser, server }) => {
  const admin = await administratorOf(browser, server)
  const drive = await makeDrive(admin)
  let page = await phone.open()
  await startSession(page, atlas.url, renee)
  const list = await makeList(page, 'Adams County calls', '28001')
  const task = await takeTask(page, drive)
  for (const address of [list, task, '/places/28001', results]) await keep(page, address)
  const search = await keepSearch(page)
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))

  await page.context().setOffline(true)
  await page.goto(list)
  await expect(page.getByText(/You are looking at what this phone kept at \d+:\d\d [AP]M\./)).toBeVisible()
  const calls = page.getByRole('group', { name: /^What came of the call/ })
  await calls.first().getByRole('button', { name: 'Reached' }).click()
  await page
    .getByRole('button', { name: /^Add a note about/ })
    .first()
    .click()
  await page.getByRole('textbox', { name: /^Note about/ }).fill('Call after noon.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Waits on this device, will be sent when the signal is back.').first()).toBeVisible()
  await expect(noSignal(page)).toContainText('2 entries wait and will be sent when the signal is back.')
  await calls.nth(1).getByRole('button', { name: 'Wrong number' }).click()
  await reportOnlyWrong(page)
  await expect(noSignal(page)).toContainText('4 entries wait')
  await page.evaluate(() => scrollTo(0, 0))
  await expectAccessibleInBothThemes(page, 'offline-list')
  await expectNoSidewaysScroll(page)

  await page.goto(task)
  await expect(noSignal(page)).toContainText('You are looking at what this phone kept')
  await page.getByLabel('Name').first().fill('Ola Fay Sproul')
  await page.getByRole('radio', { name: 'A call' }).first().click()
  await page.getByRole('button', { name: 'Send to be looked at' }).click()
  await expect(page.getByText('Waits for a signal. It is sent as soon as the atlas answers.')).toBeVisible()
  await sayResults(page)
  await phone.close()

  await openClosedBrowser(phone, list, search)

  page = await phone.open()
  const sent: string[] = []
  page.on('request', (request) => request.method() !== 'GET' && sent.push(new URL(request.url()).pathname))
  await page.goto('/lists')
  await expect.poll(() => waitingOn(page)).toEqual([])
  await page.goto(list)
  await expect(page.getByText('Call after noon.')).toBeVisible()
  await expect(page.getByText(/^Waits on this device/)).toHaveCount(0)
  expect(sent.toSorted()).toEqual([...new Set(sent)].toSorted())
  const { values } = await ask<{ values: { state: string }[] }>(admin, 'GET', `drives/${drive}/tasks`)
  expect(JSON.stringify(values)).toContain('filled')
  const { values: reports } = await ask<{ values: object[] }>(page, 'GET', 'corrections/mine')
  expect(reports).toHaveLength(1)
  // What was kept is readable again, now that it was read with a signal.
  await page.context().setOffline(true)
  await page.reload()
  await expect(page.getByText('Call after noon.')).toBeVisible()
  await admin.context().close()
})

test('An update loses nothing that waits; a sign-out and the end of a role leave nothing behind', {
  tag: '@phone',
}, async ({ phone, atlas, browser, server }) => {
  const admin = await administratorOf(browser, server)
  const page = await phone.open()
  await startSession(page, atlas.url, renee)
  const list = await makeList(page, 'Amite County calls', '28005')
  await keep(page, list)
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))

  await page.route('**/outcomes', (route) => route.abort('internetdisconnected'))
  await page
    .getByRole('group', { name: /^What came of the call/ })
    .first()
    .getByRole('button', { name: 'Left message' })
    .click()
  await expect(page.getByText('1 outcome will be sent when the signal is back.')).toBeVisible()
  atlas.update()
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
  await expect(page.getByText('The atlas was updated.')).toBeVisible()
  await page.getByRole('button', { name: 'Reload', exact: true }).click()
  await expect(page.getByText('The atlas was updated.')).toHaveCount(0)
  await expect(page.getByText('1 outcome will be sent when the signal is back.')).toBeVisible()
  const taken = page.waitForResponse((answer) => answer.url().endsWith('/outcomes') && answer.ok())
  await page.unroute('**/outcomes')
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await taken
  await expect(page.getByText(/will be sent when/)).toHaveCount(0)

  await page.getByRole('button', { name: /menu/i }).last().click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await expect.poll(() => leftOn(page)).toEqual([])
  await page.context().setOffline(true)
  await page.goto(list)
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await page.context().setOffline(false)

  await startSession(page, atlas.url, renee)
  await keep(page, list)
  await expect.poll(() => leftOn(page)).not.toEqual([])
  const me = await ask<{ id: string }>(page, 'GET', 'auth/me')
  await ask(admin, 'DELETE', 'admin/user/role', { user_id: me.id, role: 'USER' })
  await page.getByRole('link', { name: 'Lists' }).first().click()
  await expect.poll(() => leftOn(page)).toEqual([])
  await admin.context().close()
})

/** Two days later, and eight, in a browser that was closed and has no signal. */
async function openClosedBrowser(phone: Phone, list: string, search: string): Promise<void> {
  const page = await phone.open('no signal')
  await page.goto('/coming-up')
  await expect(page.getByRole('heading', { name: 'This page needs a signal' })).toBeVisible()
  await expect(noSignal(page)).toContainText('6 entries wait')
  await expectAccessibleInBothThemes(page, 'offline-elsewhere')
  await noSignal(page).getByRole('link', { name: 'Adams County, Mississippi', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Adams County, Mississippi' })).toBeVisible()
  await page.goto('/account')
  await expect(page.getByRole('list', { name: 'Kept on this phone' }).getByRole('listitem')).toHaveCount(5)
  await expectWaiting(page)
  await expectAccessibleInBothThemes(page, 'offline-account')
  await expectNoSidewaysScroll(page)
  await readKeptSearch(page, search)
  await page.clock.setFixedTime(journeyNow() + 2 * day)
  await page.goto(list)
  await expect(noSignal(page)).toContainText(/what this phone kept on \d\d-\d\d-\d{4} at/)
  await expect(
    page
      .getByRole('group', { name: /^What came of the call/ })
      .first()
      .getByRole('button', { name: 'Reached' }),
  ).toHaveAttribute('aria-pressed', 'true')
  await page.clock.setFixedTime(journeyNow() + 8 * day)
  await page.goto(list)
  await expect(noSignal(page)).toContainText('Kept for seven days; open it with a signal to see it again.')
  await expect(page.getByRole('group', { name: /^What came of the call/ })).toHaveCount(0)
  await expect.poll(() => answersIn(page)).toEqual([])
  await phone.close()
}

/** What is wrong is all that a caller knows; it waits beside the person who was called. */
async function reportOnlyWrong(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Report a mistake' })
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(dialog.getByText(/^Waits on this device\. It is sent when the signal is back/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText(/^Your report: .*, Wrong number\.$/)).toBeVisible()
}

async function sayResults(page: Page): Promise<void> {
  await page.goto(results)
  await page.getByLabel('Web address, or what you read').fill('Sheet at the courthouse')
  await page.getByRole('radio', { name: 'Re-elected' }).first().click()
  await page.getByRole('button', { name: 'Send 1 to be looked at' }).click()
  await expect(page.getByText('Waits for a signal. It is sent as soon as the atlas answers.')).toBeVisible()
}

/** In the account each of them is named, and one that is thrown away is not sent. */
async function expectWaiting(page: Page): Promise<void> {
  const waiting = page.getByRole('list', { name: 'Waiting to be sent' }).getByRole('listitem')
  await expect(waiting).toHaveCount(6)
  await expect(waiting.last()).toContainText('Results of 11-03-2026')
  await page.getByRole('button', { name: /^Throw away: Wrong number/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Throw away' }).click()
  await expect(waiting).toHaveCount(5)
  await expect(noSignal(page)).toContainText('5 entries wait')
}

/** A page of the administrator, in whose organization Renee is. */
async function administratorOf(browser: Browser, server: RunningServer): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.url })
  const admin = await context.newPage()
  await startSession(admin, server.url, administrator)
  const { organization_of: own } = await ask<{ organization_of: object | null }>(admin, 'GET', 'auth/me')
  if (own === null) await addColleague(admin, server, renee)
  return admin
}

async function makeDrive(admin: Page): Promise<string> {
  const request = { name: 'Adams courthouse', place_ids: ['28001'], offices: ['County Supervisor'], wanted: ['holder'] }
  return (await ask<{ id: string }>(admin, 'POST', 'drives', request)).id
}

async function makeList(page: Page, name: string, place: string): Promise<string> {
  const { id } = await ask<{ id: string }>(page, 'POST', 'lists', { name, place_ids: [place] })
  return `/lists/${id}`
}

async function takeTask(page: Page, drive: string): Promise<string> {
  const { values } = await ask<{ values: { id: string }[] }>(page, 'GET', `drives/${drive}/tasks`)
  const id = values[0]?.id ?? ''
  await ask(page, 'POST', `tasks/${id}/take`)
  return `/fill/task/${id}`
}

async function keep(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.getByRole('switch', { name: 'Keep on this phone' }).click()
  await expect(page.getByText(/^until \d\d-\d\d-\d{4}$/)).toBeVisible()
}

/** More officials than are kept; answers the words for how many are. */
async function keepSearch(page: Page): Promise<string> {
  const view = '?state.name=28'
  const { id } = await ask<{ id: string }>(page, 'POST', 'saved-searches', { name: 'All of Mississippi', view })
  await page.goto(`/advanced-search${view}&saved=${id}`)
  await page.getByRole('switch', { name: 'Keep on this phone' }).click()
  const said = page.getByText(/^the first 200 of [\d,]+ officials, until \d\d-\d\d-\d{4}$/)
  await expect(said).toBeVisible()
  await expectAccessibleInBothThemes(page, 'search-to-keep')
  await expectNoSidewaysScroll(page)
  return ((await said.textContent()) ?? '').replace(/, until .*/, '')
}

/** From the account: page by page as it was kept. */
async function readKeptSearch(page: Page, about: string): Promise<void> {
  await page.getByRole('link', { name: 'All of Mississippi', exact: true }).last().click()
  await expect(noSignal(page)).toContainText(new RegExp(`what this phone kept at \\d+:\\d\\d [AP]M: ${about}\\.`))
  await expect(page.getByRole('button', { name: 'Remove filter State' })).toBeVisible()
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(page.getByText(/^26–50 of /)).toBeVisible()
  await expectAccessibleInBothThemes(page, 'offline-search')
  await page.reload()
  await expect(page.getByText(/^26–50 of /)).toBeVisible()
}

function noSignal(page: Page) {
  return page.getByRole('status').filter({ hasText: 'No signal.' })
}

/** The addresses of the answers in the browser's database. */
async function answersIn(page: Page): Promise<IDBValidKey[]> {
  return await page.evaluate(
    () =>
      new Promise<IDBValidKey[]>((resolve, reject) => {
        const opening = indexedDB.open('atlas')
        opening.addEventListener('error', () => reject(new Error('The database did not open.')))
        opening.addEventListener('success', () => {
          const database = opening.result
          if (!database.objectStoreNames.contains('kept answers')) return resolve([])
          const reading = database.transaction('kept answers').objectStore('kept answers').getAllKeys()
          reading.addEventListener('success', () => {
            database.close()
            resolve(reading.result)
          })
        })
      }),
  )
}

async function leftOn(page: Page): Promise<unknown[]> {
  const named = await page.evaluate(() => localStorage.getItem('kept things'))
  return [...(await answersIn(page)), ...(named === null ? [] : [named])]
}

/** What the server has not taken. */
async function waitingOn(page: Page): Promise<string[]> {
  return await page.evaluate(() =>
    Object.keys(localStorage).filter((name) => /^(\w+ to send|(task|results) drafts) /.test(name)),
  )
}
