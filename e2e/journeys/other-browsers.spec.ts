import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { ask } from '../fixtures/ask.ts'
import type { Driver } from '../fixtures/other-browsers/driver.ts'
import { openFirefox } from '../fixtures/other-browsers/firefox.ts'
import { type Hand, handAt } from '../fixtures/other-browsers/hand.ts'
import { openWebKit } from '../fixtures/other-browsers/webkit.ts'
import { administrator } from '../fixtures/sign-in.ts'
import { test } from '../fixtures/test.ts'

test.use({ data: 'public', shared: 'by nobody else: its drive would be met by others' })

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
      expect(browser.errors()).toEqual([])
    } finally {
      await browser.close()
    }
  })

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
  await fill('combobox', /^ZIP code, city, town, county or parish$/, '36703')
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

/** A file that is ready is saved, which leaves the page as it was. */
async function exportFile({ open, press, see }: Hand): Promise<void> {
  await open('/advanced-search?state.name=28&office.name=sheriff')
  await press('button', /^Download as CSV or Excel$/)
  await press('button', /^Download$/)
  await see(/Export successful!/)
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
