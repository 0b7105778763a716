import { QueryClientProvider } from '@tanstack/react-query'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Ladder } from '#places/page/ladder/Ladder.tsx'
import type { LadderGroup } from '#places/page/place-query.ts'
import { createQueryClient } from '#shared/api/query-client.ts'
import { sessionQuery } from '#shared/api/session.ts'
import { renee } from '#testing/me.ts'
import { Toasts } from '#shared/ui/overlay/toasts.tsx'
import { buildLadderOfficial, buildPlace, buildSeat, officialsIn } from '#testing/place.ts'
import { show } from '#testing/show.tsx'

const rogers = buildLadderOfficial({
  'eo.name': 'Vivian Rogers',
  'eo.last': 'Rogers',
  'office.name': 'County Commissioner',
  'jurisdiction.district': '2',
  'party.name': 'Democratic',
  'contact.phone': '(334) 555-0100',
  'contact.phone_of': 'own office',
  'contact.phone_as_of': '2026-08-05',
  'stats.last_election': 'Close',
  'stats.last_election_date': '2024-11-05',
  'stats.last_election_margin%': 0.02,
  'stats.incumbent_election%': 0.509,
  'jurisdictionoffice.next_primary': '2098-03-07',
})
const chestnut = buildLadderOfficial(
  {
    'eo.name': 'Prince Chestnut',
    'eo.last': 'Chestnut',
    'office.name': 'State Representative',
    'jurisdiction.district': '67',
    'eo.since': '2017-04-25',
    'stats.last_election': 'Uncontested',
    'stats.last_election_date': '2022-11-08',
    'stats.result_pending': '2026-11-03',
  },
  { place_id: 'al-house-67', certainty: 'part' },
)
const county: LadderGroup = { level: 'County', officials: [rogers] }
const ladderOf = (...groups: LadderGroup[]) => show(<Ladder place={buildPlace({ ladder: groups })} />)
const rowOf = (name: string) => page.getByRole('row', { name: new RegExp(`\\b${name}\\b`) })

test.each([1280, 375])('%i pixels wide it is one table with the words of each seat', async (width) => {
  await page.viewport(width, 800)
  ladderOf({ level: 'Legislature', officials: [chestnut] }, county)
  await expect.element(page.getByRole('table', { name: /^Officials who represent Dallas County, from/ })).toBeVisible()
  const commissioner = rowOf('Rogers').element().textContent
  for (const words of [
    'County Commissioner',
    'District 2',
    'since 2024 or before',
    'Close, 2.0 points',
    '11-05-2024, 50.9%',
  ])
    expect(commissioner).toContain(words)
  expect(commissioner).toContain('03-07-2098 primary')
  await expect.element(page.getByRole('link', { name: '(334) 555-0100' })).toBeVisible()
  await expect.element(page.getByRole('rowheader', { name: 'County 1 official' })).toBeVisible()
})

test('a result that is not in yet stands first, and the older outcome below it', async () => {
  await page.viewport(1280, 800)
  ladderOf({ level: 'Legislature', officials: [chestnut] })
  await expect.element(rowOf('Chestnut').getByText('Result not in yet')).toBeVisible()
  await expect.element(rowOf('Chestnut').getByText('2022: uncontested')).toBeVisible()
})

test('a district leads to its own page and says that it is a part', async () => {
  ladderOf({ level: 'Legislature', officials: [chestnut] }, county)
  const district = page.getByRole('link', { name: 'District 67' })
  await expect.element(district).toHaveAttribute('href', '/places/al-house-67')
  expect(rowOf('Chestnut').element().textContent).toContain('District 67, only a part of it')
  expect(rowOf('Rogers').getByRole('link', { name: 'District 2' }).elements()).toEqual([])
})

test('a longer group folds after three and opens by keyboard, but never the county', async () => {
  ladderOf(officialsIn('Statewide', 'Justice', 6), officialsIn('County', 'Commissioner', 6))
  const more = page.getByRole('button', { name: 'Show 3 more, all on file: Justice (3)' })
  await expect.element(more).toBeVisible()
  expect(rowOf('Commissioner').elements()).toHaveLength(6)
  more.element().focus()
  await userEvent.keyboard('{Enter}')
  expect(rowOf('Justice').elements()).toHaveLength(6)
  expect(document.activeElement).toBe(rowOf('Justice').getByRole('link').elements()[3])
})

test('in the nonpartisan view no party is asked after', async () => {
  const { 'party.name': _, ...values } = rogers.values
  ladderOf({ level: 'County', officials: [{ ...rogers, values }] })
  await expect.element(page.getByRole('link', { name: 'Vivian Rogers' })).toBeVisible()
  expect(rowOf('Rogers').element().textContent).not.toMatch(/party/i)
})

test('a seat by law that nobody on file holds stands where its holder would, with a way to say who it is', async () => {
  const level = { seats_by_law: 9, on_file: 6, left_out: 0, unnumbered: 2 }
  const { completeness } = buildPlace()
  const place = buildPlace({
    ladder: [county],
    seats: [
      buildSeat({ official_id: rogers.values['eo.id'] as number, district: '2' }),
      buildSeat({ district: '5' }),
      buildSeat({ office: 'Supreme Court Justice', level: 'Courts and Prosecutors', open: 2, seats_by_law: 9 }),
    ],
    completeness: { ...completeness, levels: [{ level: 'County', ...level }] },
  })
  show(<Ladder place={place} />)
  const head = 'County 9 seats by law, 6 on file, and 2 in offices whose number is not known'
  await expect.element(page.getByRole('rowheader', { name: head })).toBeVisible()
  const open = page.getByRole('row', { name: /County Commissioner District 5 Not on file/ })
  await expect
    .element(open.getByRole('button', { name: 'Add who holds it: County Commissioner, District 5' }))
    .toBeVisible()
  expect(page.getByRole('row', { name: /Rogers/ }).elements()).toHaveLength(1)
  await expect.element(page.getByRole('row', { name: /Supreme Court Justice 2 of 9 seats Not on file/ })).toBeVisible()
})

test('a fold hides nobody who is missing', async () => {
  const { level, officials } = officialsIn('Statewide', 'Justice', 6)
  const seats = officials.map(({ values }) =>
    buildSeat({ level: 'Statewide', office: 'Justice', official_id: values['eo.id'] as number }),
  )
  const missing = buildSeat({ level: 'Statewide', office: 'State Treasurer' })
  show(<Ladder place={buildPlace({ ladder: [{ level, officials }], seats: [...seats, missing] })} />)
  await expect.element(page.getByRole('row', { name: /State Treasurer Not on file/ })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Show 3 more, all on file: Justice (3)' })).toBeVisible()
})

test('nearest first is what a phone shows, and elsewhere a switch that is kept with this person', async () => {
  const congress: LadderGroup = { level: 'Congress', officials: [chestnut] }
  const heads = () =>
    page
      .getByRole('rowheader', { name: /\d officials?$/ })
      .elements()
      .map((each) => each.textContent.replace(/ .*/, ''))
  const sent: unknown[] = []
  let answer: 'taken' | 'refused' | 'none' = 'taken'
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    const { is_on } = JSON.parse(String(body)) as { is_on: boolean }
    sent.push(is_on)
    if (answer === 'none') throw new TypeError('Failed to fetch')
    if (answer === 'refused') return new Response('', { status: 503 })
    return Response.json({ is_nearest_first: is_on })
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  const messages: string[] = []
  const client = createQueryClient({ showMessage: (message) => void messages.push(message), goTo: () => {} })
  client.setQueryData(sessionQuery.queryKey, renee)
  await page.viewport(1280, 800)
  const place = buildPlace({ ladder: [congress, county, officialsIn('School', 'Trustee', 1)] })
  show(
    <QueryClientProvider client={client}>
      <Ladder place={place} />
      <Toasts />
    </QueryClientProvider>,
  )
  const nearest = page.getByRole('switch', { name: 'Nearest first' })
  await expect.poll(heads).toEqual(['Congress', 'County', 'Schools'])
  await page.viewport(375, 740)
  await expect.poll(heads).toEqual(['County', 'Schools', 'Congress'])
  await expect.element(nearest).toBeChecked()
  await nearest.click()
  await expect.poll(heads).toEqual(['Congress', 'County', 'Schools'])
  expect(sent).toEqual([false])
  answer = 'refused'
  await nearest.click()
  await expect.poll(() => messages).toEqual(['The server answered 503.'])
  await expect.poll(heads).toEqual(['Congress', 'County', 'Schools'])
  answer = 'none'
  await nearest.click()
  await expect.poll(() => sent).toEqual([false, true, true])
  await expect
    .poll(() => document.body.textContent, { timeout: 20_000 })
    .toContain('The order holds until this page is loaded again.')
  await expect.poll(heads).toEqual(['County', 'Schools', 'Congress'])
  await page.getByRole('navigation', { name: 'Levels of government' }).getByRole('link', { name: 'Schools' }).click()
  await expect.element(page.getByRole('rowheader', { name: /^Schools/ })).toHaveFocus()
})
