import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { ask } from '../fixtures/ask.ts'
import type { Driver } from '../fixtures/other-browsers/driver.ts'
import { openFirefox } from '../fixtures/other-browsers/firefox.ts'
import { type Hand, handAt } from '../fixtures/other-browsers/hand.ts'
import {
  lettersOf,
  marginInInches,
  pagesOf,
  type PrintedPage,
  printInWebKit,
} from '../fixtures/other-browsers/printed.ts'
import { openWebKit } from '../fixtures/other-browsers/webkit.ts'
import { administrator } from '../fixtures/sign-in.ts'
import { test } from '../fixtures/test.ts'

test.use({
  data: 'public',
  shared: 'by nobody else: its drive would be met by others',
  // WebKitGTK's driver cannot run a script before those of a page, so nothing can tell the page another time.
  isOnToday: true,
})

const browsers: Readonly<Record<string, () => Promise<Driver>>> = { 'Firefox ESR': openFirefox, WebKitGTK: openWebKit }

for (const [name, openBrowser] of Object.entries(browsers))
  test(`In ${name} a person signs in, searches, finds a place, keeps a list and calls, takes a task and downloads`, async ({
    page,
    enter,
    server,
  }) => {
    await enter('/account')
    const drive = await makeDrive(page, name)
    const browser = await openBrowser()
    try {
      const hand = handAt(browser, server.url)
      await signIn(hand)
      await search(hand)
      await find(hand)
      await callFromList(hand)
      await fillIn(hand, drive)
      await exportFile(hand)
      // The message that the file is ready goes away; the file stays.
      await expect.poll(() => browser.saved('.csv'), { message: 'the saved file' }).toContain('James Haywood')
      await seeExport(hand)
      expect(browser.errors()).toEqual([])
    } finally {
      await browser.close()
    }
  })

test('Printed by Chromium, Firefox ESR and WebKitGTK, a board page is one upright sheet of Letter with the same on it, and so is the page of a picture', async ({
  page,
  enter,
  server,
}) => {
  test.slow()
  await enter('/account')
  const board = await makeBoardPage(page)
  const firefox = await openFirefox()
  try {
    await firefox.open(`${server.url}/login`)
    await firefox.valueOf(signedIn)
    for (const { path, isReady, shows } of [board, georgiaHouse]) {
      const url = `${server.url}${path}`
      await page.goto(path)
      await expect.poll(() => page.evaluate(isReady)).toBe(true)
      const byChromium = await pagesOf(firefox, await page.pdf({ preferCSSPageSize: true }))
      await firefox.open(url)
      await expect.poll(() => firefox.valueOf(isReady), { timeout: 60_000 }).toBe(true)
      const byFirefox = await pagesOf(firefox, await firefox.print(marginInInches))
      const asked = { url, cookies: await page.context().cookies(), isReady }
      const byWebKit = await pagesOf(firefox, await printInWebKit(asked))
      const printed = { Chromium: byChromium, Firefox: byFirefox, WebKit: byWebKit }
      // Firefox draws the letters of fonts with several weights as shapes, which no reader knows as letters.
      for (const [name, pages] of Object.entries(printed))
        expectSheet(`${path} by ${name}`, pages, { like: byChromium, shows: name === 'Firefox' ? [] : shows })
    }
  } finally {
    await firefox.close()
  }
})

interface Sheet {
  readonly like: readonly PrintedPage[]
  readonly shows: readonly string[]
}

/** One upright page of Letter with what it is to show, and ink in the same places as another browser's. */
function expectSheet(where: string, pages: readonly PrintedPage[], { like, shows }: Sheet): void {
  expect([where, pages.map(({ size }) => size)]).toEqual([where, [[612, 792]]])
  const [{ letters, inked } = missing] = pages
  for (const text of shows) expect([where, letters]).toEqual([where, expect.stringContaining(lettersOf(text))])
  expect([where, letters]).toEqual([where, expect.not.stringContaining('AdvancedSearch')])
  const differing = inked.filter((hasInk, part) => hasInk !== like[0]?.inked[part]).length
  expect([where, differing <= mostDiffering ? 0 : inked]).toEqual([where, 0])
}

const credentials = JSON.stringify(JSON.stringify({ email: administrator.email, password: administrator.password }))
const headers = JSON.stringify({ 'content-type': 'application/json' })
const signedIn = `fetch('/api/auth/login', { method: 'POST', headers: ${headers}, body: ${credentials} }).then((answer) => answer.status)`

const missing = { letters: '', inked: [] }
/** Of the 44 halves of half an inch of a sheet: a line that is broken elsewhere may reach into another one. */
const mostDiffering = 4

const georgiaHouse = {
  path: '/places/13/pictures?body=State%20Representative',
  isReady: `document.querySelectorAll('[role="option"]').length >= 180`,
  shows: ['Who sits in the Georgia House of Representatives', 'of 180 known', 'One circle for each seat.'],
}

/** A page with three pictures of different kinds, each with a sentence of its own. */
async function makeBoardPage(page: Page) {
  const pictures = [
    {
      picture: 'seats',
      view: 'place=13&body=State%20Representative&by=eo.ethnicity',
      sentence: 'Of most seats it is not known.',
    },
    { picture: 'representation', view: 'state=13&group=black', sentence: 'Where the gap is certain, it is large.' },
    { picture: 'years', view: 'state.name=13', sentence: 'Most seats come up in one year.' },
  ]
  let id = ''
  for (const picture of pictures) ({ id } = await ask<{ id: string }>(page, 'POST', 'board-pages/pictures', picture))
  const name = 'Three things about who governs us'
  await ask(page, 'PATCH', `board-pages/${id}`, { name })
  const shows = [name, ...pictures.map(({ sentence }) => sentence), 'Source 1.', 'Source 3.', 'Notes', 'Printed ']
  return { path: `/board-pages/${id}`, isReady: `document.body.innerText.includes('Source 3.')`, shows }
}

async function signIn({ open, fill, press, see }: Hand): Promise<void> {
  await open('/login')
  await fill('field', /^Email$/, administrator.email)
  await fill('field', /^Password$/, administrator.password)
  await press('checkbox', /accept the terms/)
  await press('button', /^Sign In$/)
  await see(/Selecting State|officials found/)
}

async function search({ open, press, follow, see, isAt }: Hand): Promise<void> {
  await open('/advanced-search?state.name=28&office.name=sheriff')
  await see(/\d+ officials found/)
  await press('button', /^Has a phone/)
  await isAt(/contact\.phone/)
  await press('button', /^Details for James Haywood$/)
  await follow(/^Open page of James Haywood$/, /\/officials\/\d+$/)
  await see(/Sheriff, Sunflower County/)
}

async function find({ open, fill, pressEnter, follow, see }: Hand): Promise<void> {
  await open('/find')
  await fill('combobox', /ZIP code, city, town, county or parish$/, '36703')
  await pressEnter()
  await see(/Terri A\. Sewell/)
  await follow(/^Dallas County/, /\/places\/01047/)
  await see(/Dallas County, Alabama/)
}

/** Under the name that is proposed and one of its own: lists of both browsers are on one server. */
async function callFromList({ open, press, fill, pressEnter, see }: Hand): Promise<void> {
  await open('/places/28133')
  await press('button', /^Save as list$/)
  await fill('field', /^Name$/, ` ${randomUUID()}`)
  await pressEnter()
  await press('link', /^Open “/)
  await press('button', /^Left message/)
  await see(/Noted by you on/)
  await press('button', /^Follow up …$/)
  // By a button: keys of either driver reach no part of a field for a day, whosever page it is on.
  await press('button', /^Tomorrow$/)
  await see(/Follow up \d\d-\d\d\b/)
}

async function fillIn({ open, press, fill, see }: Hand, drive: string): Promise<void> {
  await open(`/fill/${drive}`)
  await press('button', /^Take the next task$/)
  await see(/This task is yours until/)
  await fill('field', /^Name/, 'Ola Fay Sproul')
  await press('radio', /^A call$/)
  await press('button', /^Send to be looked at$/)
  await see(/1 answer waits for a second look/)
}

async function exportFile({ open, press }: Hand): Promise<void> {
  await open('/advanced-search?state.name=28&office.name=sheriff')
  await press('button', /^Download as CSV or Excel$/)
  await press('button', /^Download$/)
}

/** A file that is saved leaves the page as it was. */
async function seeExport({ open, see, isAt }: Hand): Promise<void> {
  await isAt(/advanced-search\?state\.name=28&office\.name=sheriff$/)
  await open('/my-exports')
  await see(/State: Mississippi · Office: Sheriff\s+Ready/)
}

async function makeDrive(page: Page, name: string): Promise<string> {
  const me = await ask<{ organization_of: object | null; id: string }>(page, 'GET', 'auth/me')
  if (me.organization_of === null) {
    const organization = await ask<{ id: string }>(page, 'POST', 'admin/organizations', { name: 'Delta Civic Voices' })
    await ask(page, 'PUT', 'admin/user/organization', { user_id: me.id, organization_id: organization.id })
  }
  const drive = {
    name: `Washington County in ${name}`,
    place_ids: ['28151'],
    wanted: ['holder'],
    offices: ['County Supervisor'],
  }
  return (await ask<{ id: string }>(page, 'POST', 'drives', drive)).id
}
