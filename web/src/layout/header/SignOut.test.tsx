import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { deviceStorage, writeStored } from '#shared/api/device-storage.ts'
import { renee } from '#testing/me.ts'
import { testSettings } from '#testing/settings.ts'
import { Header } from '#layout/header/Header.tsx'
import { Toasts } from '#shared/ui/overlay/toasts.tsx'
import { show } from '#testing/show.tsx'

const things = Object.keys(deviceStorage) as (keyof typeof deviceStorage)[]
/** Settings of the browser itself, whoever uses it. */
const ofTheDevice = { 'atlas-theme': 'dark' }

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => vi.unstubAllGlobals())

/** The header of Renee's page; returns the requests to the server. */
function showHead(hasSignal = true): string[] {
  const requests: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.endsWith('/auth/me')) return Response.json(renee)
    if (url.endsWith('/settings')) return Response.json(testSettings)
    if (!hasSignal) throw new TypeError('Failed to fetch')
    requests.push(url)
    return Response.json(null)
  })
  show(
    <>
      <Header pages={[]} />
      <Toasts />
    </>,
  )
  return requests
}

function keepEverything(): void {
  for (const [name, value] of Object.entries(ofTheDevice)) localStorage.setItem(name, value)
  for (const thing of things)
    for (const userId of [renee.id, '7']) writeStored({ thing, userId, which: 'some list' }, ['something'])
  writeStored({ thing: 'nonpartisan view' }, 'on')
}

async function pressLogout(): Promise<void> {
  await page.getByRole('button', { name: /account menu|^Menu$/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
}

const storedNames = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].toSorted()

test('after the sign-out a browser keeps nothing of anybody but what waits to be sent', async () => {
  keepEverything()
  const requests = showHead()
  await pressLogout()
  await expect.poll(() => requests.some((url) => url.endsWith('/auth/logout'))).toBe(true)
  const waits = things.filter((thing) => deviceStorage[thing].until === 'sent')
  expect(waits).toEqual(['outcomes to send', 'notes to send', 'task drafts', 'results drafts', 'reports to send'])
  const left = waits.flatMap((thing) => [`${thing} 1 some list`, `${thing} 7 some list`])
  await expect.poll(storedNames).toEqual([...Object.keys(ofTheDevice), ...left].toSorted())
})

test('whoever signs out with something not sent decides whether it stays in this browser', async () => {
  writeStored({ thing: 'outcomes to send', userId: renee.id }, [{}, {}])
  writeStored({ thing: 'notes to send', userId: renee.id }, [{}])
  const requests = showHead()
  await pressLogout()
  await expect.element(page.getByText('3 entries wait')).toBeVisible()
  expect(requests).toEqual([])
  await page.getByRole('button', { name: 'Stay' }).click()
  expect(storedNames()).toHaveLength(2)
  await pressLogout()
  await page.getByRole('button', { name: 'Throw away and log out' }).click()
  await expect.poll(storedNames).toEqual([])
  expect(requests.map((url) => url.replace(/.*\/api/, ''))).toEqual(['/auth/logout'])
})

test('without a signal nobody is signed out, and that is said', async () => {
  keepEverything()
  localStorage.removeItem('outcomes to send 1 some list')
  const before = storedNames()
  showHead(false)
  await pressLogout()
  await expect.element(page.getByText('You are still logged in').first()).toBeVisible()
  expect(storedNames()).toEqual(before)
})
