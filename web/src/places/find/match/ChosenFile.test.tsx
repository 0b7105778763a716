import { matchPlaces } from '@atlas/contract/endpoints/places/find.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { ChosenFile } from '#places/find/match/ChosenFile.tsx'
import { testSettings } from '#testing/settings.ts'
import { show } from '#testing/show.tsx'

const streets = {
  name: 'members.csv',
  headings: ['Name', 'Street'],
  rows: Array.from({ length: 45 }, (_, row) => [`Member ${row}`, `${row + 1} Quibblethorpe Sq, Selma, AL`]),
}
const none = { names: [], is_first_probable: false, holders: [] }
const dallas = {
  result: 'matched' as const,
  counties: ['Dallas'],
  county_holders: [[0]],
  congress: none,
  senate: none,
  house: none,
  reason: null,
}
const people = [{ id: 7, name: 'Ann Bird', office: 'Sheriff', phone: null, standing: null }]

/** What a server with a geocoder was asked; it answers a portion once the test says so. */
function showFile() {
  const requested: string[][] = []
  const answers: (() => void)[] = []
  vi.stubGlobal('fetch', async (url: string, { body, signal }: RequestInit = {}) => {
    if (url.endsWith('/settings')) return Response.json({ ...testSettings, address_service: 'geocoder.example' })
    const { values } = matchPlaces.request.body.parse(JSON.parse(String(body)))
    requested.push(values)
    await new Promise<void>((resolve, reject) => {
      answers.push(resolve)
      signal?.addEventListener('abort', () => reject(signal.reason as Error))
    })
    const answerOf = values.map(() => 0)
    return Response.json({ answers: [dallas], answer_of: answerOf, wait_seconds: null, people, officials: [] })
  })
  show(<ChosenFile file={streets} onStartOver={() => undefined} />)
  const answerNext = async () => {
    await expect.poll(() => answers.length).toBeGreaterThan(0)
    answers.splice(0).forEach((answer) => answer())
  }
  return { requested, answerNext }
}

const press = async (name: string) => await page.getByRole('button', { name, exact: true }).click()
const status = (text: string) => expect.element(page.getByText(text, { exact: true })).toBeVisible()

afterEach(() => vi.unstubAllGlobals())

test('addresses are sent in portions once somebody says so, and it is said to whom and how many were looked up', async () => {
  const { requested, answerNext } = showFile()
  await expect.element(page.getByText(/^45 rows have an address\. Each is sent to geocoder\.example/)).toBeVisible()
  await status('Nothing has been sent yet.')
  expect(requested).toEqual([])
  await press('Look up 45 addresses')
  for (const done of ['0', '20', '40']) {
    await status(`${done} of 45 looked up.`)
    await answerNext()
  }
  await status('45 of 45 looked up.')
  expect(requested.map((values) => values.length)).toEqual([20, 20, 5])
  expect(requested.flat()).toEqual(streets.rows.map(([, street]) => street))
})

test('it is paused, goes on where it was, and is stopped; what was found is kept, and the rest says so', async () => {
  const { requested, answerNext } = showFile()
  await press('Look up 45 addresses')
  await answerNext()
  await status('20 of 45 looked up.')
  await expect.poll(() => requested.length).toBe(2)
  await press('Pause')
  await status('20 of 45 looked up. Paused.')
  await press('Look up the other 25')
  await expect.poll(() => requested.length).toBe(3)
  // The portion that was given up is asked for again, and none that was answered.
  expect(requested[2]).toEqual(requested[1])
  await answerNext()
  await status('40 of 45 looked up.')
  await press('Stop')
  await status('40 of 45 looked up. Stopped; the others stay in the file, and say so.')
  await expect.element(page.getByText('Row 42: Not looked up yet.')).not.toBeInTheDocument()
  await page.getByRole('button', { name: /^Not found/ }).click()
  await expect.element(page.getByText('Row 42: Not looked up yet.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Save these officials as a list' })).toBeVisible()
})

test('where no service looks up addresses, it is said what to choose instead', async () => {
  vi.stubGlobal('fetch', async () => Response.json(testSettings))
  show(<ChosenFile file={streets} onStartOver={() => undefined} />)
  await expect.element(page.getByText(/^Street addresses cannot be looked up here\. Choose a column/)).toBeVisible()
})
