import type { Drive } from '@atlas/contract/endpoints/drives/drives.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { DrivesPage } from '#drives/index/DrivesPage.tsx'
import { buildDrive, marcus, taskId } from '#testing/drives.ts'
import { renee } from '#testing/me.ts'
import { show } from '#testing/show.tsx'

const textOf = (part: Locator) => expect.poll(() => part.query()?.textContent ?? '')

afterEach(() => vi.unstubAllGlobals())

const back = {
  task_id: taskId,
  place: 'Perry County',
  drive: 'Black Belt courthouses',
  by: marcus,
  at: '2026-11-25T21:20:00.000Z',
  word: 'Which day did you call?',
}

function showDrives(values: readonly Drive[] | null, sentBack: readonly (typeof back)[] = [], isAdministrator = false) {
  const sent: { url: string; body: unknown }[] = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit) => {
    if (url.endsWith('/auth/me')) return Response.json({ ...renee, roles: { ADMIN: isAdministrator, USER: true } })
    if (method !== 'GET') {
      sent.push({ url, body: JSON.parse(String(body)) })
      return Response.json(null)
    }
    return values === null
      ? Response.json({}, { status: 500 })
      : Response.json({ values, to_look_at: 0, sent_back: sentBack, is_mailed: true })
  })
  show(<DrivesPage />, '/fill')
  return sent
}

test('each drive says how far it is, and leads into it', async () => {
  showDrives([buildDrive()])
  await expect.element(page.getByText('1 open, 0 done · 2 answers wait for a second look')).toBeVisible()
  const row = page.getByRole('list', { name: 'Drives' }).getByRole('listitem')
  await textOf(row).toContain('3 of 9 in, 6 left in 2 places')
  await textOf(row).toContain('Holders and office lines of 2 places, for Delta Civic Voices')
  await textOf(row).toContain('1 published · 2 to be looked at')
  await expect.element(row.getByRole('link', { name: 'Open Black Belt courthouses' })).toBeVisible()
})

test('what was sent back stands first, and the daily mail is switched off with one press', async () => {
  const sent = showDrives([buildDrive()], [back])
  const section = page.getByRole('region', { name: 'Sent back to you' })
  await textOf(section).toContain('Perry County, Black Belt courthouses“Which day did you call?”')
  await expect.element(section.getByRole('link', { name: 'Go on with Perry County' })).toBeVisible()
  await section.getByRole('switch', { name: 'Tell me once a day by e-mail' }).click()
  await expect.poll(() => sent).toEqual([{ url: expect.stringMatching(/\/drives\/mail$/), body: { is_on: false } }])
  await expect.element(section.getByRole('switch')).not.toBeChecked()
})

test('where there is no drive, administrators are told how to make one, and others that one comes', async () => {
  showDrives([])
  await expect
    .element(page.getByText('An administrator makes one. You can fill it in as soon as it is here.'))
    .toBeVisible()
  document.body.replaceChildren()
  showDrives([], [], true)
  await expect
    .element(page.getByText('Make one from a search, a list of places, or a “Not on file” line.'))
    .toBeVisible()
  await expect.element(page.getByRole('link', { name: 'New drive' })).toBeVisible()
})

test('a list that does not come says so, and is asked for again', async () => {
  showDrives(null)
  await expect.element(page.getByText('The list could not be loaded.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
})
