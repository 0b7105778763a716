import type { Coming, ComingDate } from '@atlas/contract/endpoints/elections/elections.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { createQueryClient } from '#shared/api/query-client.ts'
import { sessionQuery } from '#shared/api/session.ts'
import { ComingUpPage } from '#elections/coming-up/ComingUpPage.tsx'
import { buildComing, buildDate, nextDate } from '#testing/dates.ts'
import { show } from '#testing/show.tsx'

const offices: ComingDate['offices'] = Array.from({ length: 8 }, (_, index) => {
  return { office_id: String(index), office: `Office ${index}`, seats: 10, uncontested: 5, close: 1, unknown: index }
})
const counts = { seats: 80, uncontested: 40, close: 8, unknown: 28 }
const qualifying = buildDate({
  ...counts,
  id: 'qualifying',
  date: '2027-02-01',
  kind: 'qualifying_closes',
  is_deadline: true,
  name: 'Qualifying closes, 5:00 PM',
})
const primary = buildDate({ ...counts, id: 'primary', same_seats_as: 'qualifying', offices })
const general = buildDate({
  ...counts,
  id: 'general',
  date: '2027-11-02',
  kind: 'general',
  name: 'General',
  same_seats_as: 'qualifying',
  is_confirmed: true,
  offices,
})

let answer: Coming
let isFailing: boolean
let requests: unknown[]

beforeEach(() => {
  answer = buildComing([qualifying, primary, general], { totals: counts, not_on_file: ['Florida: nothing.'] })
  isFailing = false
  requests = []
  vi.stubGlobal('fetch', async (url: string, init?: { body: string | null }) => {
    const { pathname } = new URL(url, 'http://atlas.example')
    if (pathname === '/api/fields/values') return Response.json({})
    if (pathname !== '/api/elections/coming') return Response.json(null)
    requests.push(JSON.parse(init?.body ?? ''))
    return isFailing ? Response.json({}, { status: 500 }) : Response.json(answer)
  })
})

function open(at?: string, me: object | null = null): void {
  const client = createQueryClient({ showMessage: () => {}, goTo: () => {} })
  client.setQueryData<object | null>(sessionQuery.queryKey, me)
  show(
    <QueryClientProvider client={client}>
      <ComingUpPage />
    </QueryClientProvider>,
    at,
  )
}

const textOf = (name: RegExp) => expect.poll(() => entry(name).element().textContent)
const entry = (name: RegExp) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })

test('the head counts the seats, and how they went as far as that is known', async () => {
  open()
  await expect
    .element(page.getByRole('main').getByRole('status').first())
    .toHaveTextContent(
      '80 seats on file are up in the next 12 months, 40 of them had one name on the ballot last time, 8 were close · today is 11-22-2026',
    )
  expect(requests).toEqual([{ filters: [], within_days: 365 }])
})

test('what nobody knows of any seat is left out of the head', async () => {
  answer = buildComing([primary], { totals: { seats: 1, uncontested: 0, close: 0, unknown: 1 } })
  open()
  await expect
    .element(page.getByRole('main').getByRole('status').first())
    .toHaveTextContent('1 seat on file is up in the next 12 months · today is 11-22-2026')
})

test('an election tells six offices and shows the others when asked', async () => {
  open()
  const table = page.getByRole('table', { name: 'Seats on file, Mississippi: Primary' })
  await expect.element(table.getByRole('row', { name: 'Office 1 10 5 (1 unknown) 1' })).toBeVisible()
  expect(table.getByRole('row').elements()).toHaveLength(7)
  await page.getByRole('button', { name: 'Show 2 more offices' }).click()
  expect(table.getByRole('row').elements()).toHaveLength(9)
})

test('seats stand once: deadlines count them, a later election names the one that shows them', async () => {
  open()
  const counted = '80 seats on file, 40 of them uncontested last time, of 28 it is unknown. Show those seats'
  await textOf(/Qualifying closes/).toContain(counted)
  await textOf(/General/).toContain('The same seats as on 08-03-2027: Primary.')
  expect(page.getByRole('table').elements()).toHaveLength(1)
})

test('a day is said to be computed unless a calendar confirms it', async () => {
  open()
  const words = 'Computed from the rule, not confirmed by an official calendar.'
  await textOf(/Primary/).toContain(words)
  await textOf(/General/).not.toContain(words)
})

test('an empty window names the next date and offers a longer one', async () => {
  answer = buildComing([], { next: nextDate })
  open('/?within=%2230%22')
  const nothing = (window: string) =>
    page.getByText(
      `No election or deadline on file in the ${window}. The next election is 08-03-2027: Primary, Mississippi.`,
    )
  await expect.element(nothing('next 30 days')).toBeVisible()
  await expect
    .element(page.getByRole('main').getByRole('status').first())
    .toHaveTextContent(
      'No seat on file is up in the next 30 days; the next election is on 08-03-2027 (Primary, Mississippi) · today is 11-22-2026',
    )
  await page.getByRole('button', { name: 'Show 90 days' }).click()
  await expect.poll(() => requests.at(-1)).toEqual({ filters: [], within_days: 90 })
  await page.getByRole('button', { name: 'Show 180 days' }).click()
  await page.getByRole('button', { name: 'Show 12 months' }).click()
  await expect.element(nothing('next 12 months')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Show/ })).not.toBeInTheDocument()
})

test('dates that did not come are said not to have, and are asked for again', async () => {
  isFailing = true
  open()
  await expect.element(page.getByText('The list could not be loaded.')).toBeVisible()
  isFailing = false
  // Before the one of the calendar links, which did not come either.
  await page.getByRole('button', { name: 'Try again' }).first().click()
  await expect.element(entry(/Primary/)).toBeVisible()
})

test('a shared address shows each reader their own view: a filter on party goes, the window stays', async () => {
  open('/?party.name=democratic&within=%2290%22', { is_nonpartisan: true })
  await expect.poll(() => requests.at(-1)).toEqual({ filters: [], within_days: 90 })
  await expect.element(page.getByRole('button', { name: /^90 days/ })).toHaveAttribute('aria-pressed', 'true')
  expect(page.getByText('Party: democratic').elements()).toEqual([])
})
