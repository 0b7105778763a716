import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { driveOfPlaces } from '#drives/make/drive-of-places.ts'
import { driveOfSearch, readStart } from '#drives/make/drive-start.ts'
import { NewDrivePage } from '#drives/make/NewDrivePage.tsx'
import { readUrlQuery } from '#search/state/url-query.ts'
import { buildDrive } from '#testing/drives.ts'
import { renee } from '#testing/me.ts'
import { show } from '#testing/show.tsx'

afterEach(() => vi.unstubAllGlobals())

const count = {
  places: 2,
  wanted: { holder: 31, phone: 38, email: 40, ethnicity: 42, gender: 35, party: 9, result: 0 },
  offices: [{ office: 'Coroner', on_file: 1, not_on_file: 1 }],
}

function showForm(address: string, places = count.places) {
  const sent: { url: string; body: Record<string, unknown> }[] = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit) => {
    if (url.endsWith('/auth/me')) return Response.json({ ...renee, roles: { ADMIN: true, USER: true } })
    if (method !== 'GET') sent.push({ url, body: JSON.parse(String(body)) as Record<string, unknown> })
    if (url.endsWith('/drives/count')) return Response.json({ ...count, places })
    if (url.endsWith('/organizations'))
      return Response.json({
        values: [{ id: '9', name: 'Delta Civic Voices', people: 5, time_zone: 'America/Chicago' }],
        suggestions: [],
      })
    if (method === 'POST') return Response.json(buildDrive())
    return Response.json({ values: [], to_look_at: 0, sent_back: [], is_mailed: true })
  })
  show(<NewDrivePage />, address, '/fill/new')
  return sent
}

test('a drive is made of places, with what is missing beside each kind, a name and a second look', async () => {
  const sent = showForm('/fill/new?places=01047,01105&words=Dallas%20and%20Perry')
  await expect.element(page.getByText('Dallas and Perry', { exact: true })).toBeVisible()
  await expect.element(page.getByText('31 not on file')).toBeVisible()
  const sum = page.getByRole('status')
  await expect.poll(() => sum.query()?.textContent).toBe('69 wanted answers in up to 2 places, a task each')
  await page.getByRole('checkbox', { name: /^Office e-mail/ }).click()
  await expect.poll(() => sum.query()?.textContent).toBe('109 wanted answers in up to 2 places, a task each')
  await page.getByRole('button', { name: 'Make this drive' }).click()
  await expect.element(page.getByText('Give the drive a name.')).toBeVisible()
  await expect.element(page.getByLabelText('Name', { exact: true })).toHaveFocus()
  await page.getByLabelText('Name', { exact: true }).fill('Georgia tax commissioners')
  await page.getByRole('switch', { name: 'A second person looks at each answer' }).click()
  await page.getByRole('button', { name: 'Make this drive' }).click()
  await expect.poll(() => sent.filter(({ url }) => url.endsWith('/drives')).length).toBe(1)
  expect(sent.at(-1)?.body).toMatchObject({
    name: 'Georgia tax commissioners',
    place_ids: ['01047', '01105'],
    wanted: ['holder', 'phone', 'email'],
    second_look: false,
    client_id: expect.any(String),
  })
})

test('of one place it is said how many answers are wanted, and no task is counted', async () => {
  showForm('/fill/new?places=01047&words=Dallas', 1)
  await expect.poll(() => page.getByRole('status').query()?.textContent).toBe('69 wanted answers in 1 place')
})

test('without a start the way to one is told', async () => {
  showForm('/fill/new')
  await expect.element(page.getByRole('heading', { name: 'What is it about?' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Open Places' })).toBeVisible()
})

test('the address says what a drive is made of: places with an office, or a search with its filters', () => {
  expect(readStart(driveOfPlaces(['01047'], 'Dallas County', 'Coroner'))).toEqual({
    start: { place_ids: ['01047'] },
    words: 'Dallas County',
    offices: ['Coroner'],
  })
  const officials = readUrlQuery({ 'state.name': '13', sort: '-eo.name', open: '7' })
  expect(readStart(driveOfSearch(officials, 'Georgia'))?.start).toEqual({
    filters: { subject: 'official', filters: [{ column_id: 'state.name', operator: 'in', value: ['13'] }] },
  })
  const places = readUrlQuery({ 'state.name': '13' }, 'place')
  expect(readStart(driveOfSearch(places, 'Georgia'))?.start).toMatchObject({
    filters: {
      subject: 'place',
      filters: [{ column_id: 'place.kind', value: ['county'] }, { column_id: 'state.name' }],
    },
  })
  expect(readStart({ places: 'nowhere' })).toBeNull()
  expect(readStart({})).toBeNull()
})
