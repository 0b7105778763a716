import { type Browser, expect, type Page } from '@playwright/test'
import { atBothWidths, expectAccessibleInBothThemes } from '../fixtures/accessibility.ts'
import { ask } from '../fixtures/ask.ts'
import { countPresses } from '../fixtures/count-presses.ts'
import { takePicture } from '../fixtures/picture.ts'
import type { RunningServer } from '../fixtures/run-atlas.ts'
import { expectNoSidewaysScroll } from '../fixtures/sideways.ts'
import { startSession } from '../fixtures/sign-in.ts'
import { test } from '../fixtures/test.ts'
import { haveColleague, keisha } from '../fixtures/volunteer.ts'

// The results of an election by hand, on the real records: nobody has those of 3 November 2026.
test.use({ data: 'public', shared: 'by nobody else: what a drive publishes changes what everybody finds' })

/** What is published is seen with the next index, for which a thread that steps back for everybody else reads all officials. */
const published = { timeout: 150_000 }
test.beforeEach(() => test.slow())

const parish = '/results/2026-11-03/22097'
const mostKeys = 150
// Five minutes at five seconds a press.
const mostPresses = 60
const seatsOnPhone = 40

test('The results of a parish with 46 seats are filled in by the keyboard alone, with 150 keys and what is typed', {
  tag: '@once',
}, async ({ page, browser, enter, server }) => {
  await enter('/fill')
  await haveColleague(page, server)
  const followed = (await formOf(page, '22097')).seats[1]?.holder
  if (!followed) throw new Error('Nobody holds the second seat')
  await expectMarked(page, followed, 'Result not in yet')
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1280, height: 800 } })
  const theirs = await context.newPage()
  await startSession(theirs, server.url, keisha)
  await theirs.goto('/results')
  await theirs.getByRole('link', { name: '11-03-2026' }).press('Enter')
  await expect(theirs.getByRole('heading', { name: 'Louisiana' })).toBeVisible()
  await expectAccessibleInBothThemes(theirs, 'results-day')
  await theirs.getByRole('link', { name: 'St. Landry Parish' }).press('Enter')
  await expect(theirs.getByText('0 of 46 answered')).toBeVisible()
  await expect(theirs.getByText(/^One source for the whole parish: the parish’s/)).toBeVisible()
  await goUpToState(theirs)

  let keys = 0
  const press = async (key: string) => {
    keys += 1
    await theirs.keyboard.press(key)
  }
  await theirs.getByLabel('Web address, or what you read').focus()
  await theirs.keyboard.type('https://voterportal.sos.la.gov/graphical')
  await theirs.getByRole('checkbox').focus()
  await press('Space')
  for (const seat of Array.from({ length: 46 }).keys()) {
    await press('Tab')
    await press('Space')
    if (seat !== 1) continue
    await press('ArrowRight')
    await press('Tab')
    await theirs.keyboard.type('Denise Hartwell')
    await press('Tab')
    await press('Tab')
  }
  await expect(theirs.getByText('46 of 46 answered')).toBeVisible()
  expect(keys).toBeLessThanOrEqual(mostKeys)
  // As high as the form: the tray at the foot of a window covers what is being scrolled.
  await theirs.setViewportSize({ width: 1280, height: 4_500 })
  await expectAccessibleInBothThemes(theirs, 'results-form')
  await expectNoSidewaysScroll(theirs)
  await theirs.reload()
  await expect(theirs.getByText('46 of 46 answered')).toBeVisible()
  await theirs.getByRole('button', { name: 'Send 46 to be looked at' }).press('Enter')
  await expect(theirs.getByText('46 results wait for a second look, St. Landry Parish.').first()).toBeVisible()
  await context.close()

  await page.goto(parish)
  await page.getByRole('link', { name: 'Look at them' }).press('Enter')
  await expect(page.getByRole('list', { name: 'Answers' }).getByRole('listitem')).toHaveCount(46)
  await expectAccessibleInBothThemes(page, 'results-look')
  await page.getByRole('button', { name: 'Accept all 46' }).press('Enter')
  await expect(page.getByText('46 answers are being published.').first()).toBeVisible()
  await expect.poll(async () => (await asked(page)).published, published).toBe(46)
  await page.goto(parish)
  await expect(page.getByText('All results of 11-03-2026 are in for St. Landry Parish.')).toBeVisible()
  await expect(page.getByText('Denise Hartwell')).toBeVisible()
  await expectMarked(page, followed, 'Successor elected')

  await fillInOnPhone(page, browser, server)
  await answerOfFile(page)
})

/** From the page of a place to its state, and back. */
async function goUpToState(page: Page): Promise<void> {
  const above = page.getByRole('navigation', { name: 'You are here' })
  await above.getByRole('link', { name: 'Louisiana' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Louisiana' })).toBeFocused()
  await page.getByRole('link', { name: 'St. Landry Parish' }).press('Enter')
}

interface Holder {
  readonly official_id: number
  readonly name: string
}

/** The page of the place, the row of a search and the page of the official say how the seat stands, and nothing else. */
async function expectMarked(page: Page, { official_id: id, name }: Holder, mark: string): Promise<void> {
  const other = mark === 'Result not in yet' ? 'Successor elected' : 'Result not in yet'
  await page.goto(`/officials/${id}`)
  await expect(page.getByText(`${mark}.`).first()).toBeVisible()
  await expect(page.getByText(other)).toHaveCount(0)
  await page.goto(`/advanced-search?eo.name=${encodeURIComponent(name)}`)
  const row = page.getByRole('rowheader', { name })
  await expect(row).toContainText(mark)
  await expect(row).not.toContainText(other)
  await page.goto('/places/22097')
  const onLadder = page.getByRole('row').filter({ has: page.getByRole('link', { name }) })
  await expect(onLadder.first()).toContainText(mark)
  await expect(onLadder.first()).not.toContainText(other)
}

/** Forty seats and more of another parish by touch: what is pressed takes no five minutes. */
async function fillInOnPhone(page: Page, browser: Browser, server: RunningServer): Promise<void> {
  const { places } = await ask<Desk>(page, 'GET', 'results/2026-11-03')
  const others = places.filter(({ id, not_in: open }) => id !== '22097' && open >= seatsOnPhone)
  const place = others.toSorted((one, other) => one.not_in - other.not_in)[0]
  if (!place) throw new Error('No other place has as many seats')
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 375, height: 812 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  })
  const phone = await context.newPage()
  await startSession(phone, server.url, keisha)
  await phone.goto(`/results/2026-11-03/${place.id}`)
  await expect(phone.getByText(`0 of ${place.not_in} answered`)).toBeVisible()
  const presses = await countPresses(phone)
  await phone.getByLabel('Web address, or what you read').fill('https://voterportal.sos.la.gov/graphical')
  await phone.getByRole('checkbox').tap()
  const reElected = phone.getByRole('radio', { name: 'Re-elected' })
  const holders = await reElected.count()
  for (const seat of Array.from({ length: holders }).keys()) await reElected.nth(seat).tap()
  await expect(phone.getByText(`${holders} of ${place.not_in} answered`)).toBeVisible()
  await expectNoSidewaysScroll(phone)
  await takePicture(phone, 'results-form-phone')
  await phone.getByRole('button', { name: `Send ${holders} to be looked at` }).tap()
  await expect(phone.getByText(`${holders} results wait for a second look, ${place.name}.`).first()).toBeVisible()
  expect(await presses()).toBeLessThanOrEqual(mostPresses)
  await context.close()
}

/** A file whose winner is called almost as the holder is: a person says who it is, and the winners are shown anew. */
async function answerOfFile(page: Page): Promise<void> {
  const { places } = await ask<Desk>(page, 'GET', 'results/2026-11-03')
  const county = places.find(({ state, kind }) => state === 'Alabama' && kind === 'county')
  if (!county) throw new Error('No county of Alabama has results that are not in')
  const { seats } = await formOf(page, county.id)
  const sheriff = seats.find(({ office }) => office === 'Sheriff')?.holder
  const lastName = sheriff?.name
    .replace(/,? (?:Jr|Sr|I+V?)\.?$/, '')
    .split(' ')
    .at(-1)
  const name = county.name.replace(' County', '')
  const lines = [
    'county,precinct,office,district,party,candidate,votes',
    `${name},Courthouse,Sheriff,,DEM,Quentavious ${lastName},900`,
    `${name},Courthouse,Sheriff,,REP,Zoe Quill,700`,
  ]
  await page.goto('/admin/data')
  await page.getByLabel('Day of the election').fill('2026-11-03')
  await page.getByLabel('Choose the results').setInputFiles({
    name: '20261103__al__general__precinct.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\n')),
  })
  await expect(page.getByRole('heading', { name: 'Winners beside holders' })).toBeVisible(published)
  const tray = page.getByRole('region', { name: 'Next step' })
  await expect(tray).toContainText('1 question left. What is not answered is left out, and listed.')
  const read = page.getByRole('complementary', { name: 'What the file holds' })
  await expect(read.getByRole('heading', { name: 'What we read' })).toBeVisible()
  await expect(read).toContainText('Matched to a seat1')
  await expect(read).toContainText('Rule used: the most votes, a tie by lot (Code of Alabama 17-12-23).')
  await atBothWidths(page, async (width) => await expectAccessibleInBothThemes(page, `results-file-${width}`))
  await page
    .getByRole('group', { name: /^The same person\?/ })
    .getByRole('button', { name: 'Somebody new' })
    .press('Enter')
  await tray.getByRole('button', { name: 'Use this answer' }).press('Enter')
  await expect(tray.getByRole('button', { name: 'Publish' })).toBeVisible(published)
  await expect(page.getByRole('region', { name: 'Seats of the file' })).toContainText('takes office')
}

interface Desk {
  readonly places: readonly {
    readonly id: string
    readonly kind: string
    readonly name: string
    readonly state: string
    readonly not_in: number
    readonly published: number
  }[]
}

interface Form {
  readonly seats: readonly { readonly office: string; readonly holder: Holder | null }[]
}

async function formOf(page: Page, place: string): Promise<Form> {
  const { form } = await ask<{ form: Form }>(page, 'GET', `results/2026-11-03?place_id=${place}`)
  return form
}

async function asked(page: Page): Promise<{ readonly published: number }> {
  const { places } = await ask<Desk>(page, 'GET', 'results/2026-11-03')
  return places.find(({ id }) => id === '22097') ?? { published: -1 }
}
