import type { Me } from '@atlas/contract/endpoints/accounts/accounts.ts'
import type { CoverageReply, CoveredArea, CoveredCounty } from '@atlas/contract/endpoints/data/coverage.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { createQueryClient } from '#shared/api/query-client.ts'
import { WelcomePage } from '#accounts/welcome/WelcomePage.tsx'
import { show } from '#testing/show.tsx'

const keisha: Me = {
  id: '1',
  first_name: 'Keisha',
  last_name: 'Tolliver',
  email: 'keisha@example.org',
  organization: 'Delta Voices',
  organization_of: null,
  roles: { ADMIN: false, USER: true },
  preference: { state_id: '28', state: 'Mississippi' },
  is_welcomed: false,
  last_visit: '2026-11-21T14:05:09-06:00',
  is_nonpartisan: false,
  asks_nonpartisan: false,
  is_nearest_first: null,
  two_factor: { is_on: false, required_from: null },
}
const inAlabama: Me['preference'] = { state_id: '01', state: 'Alabama' }
const mississippi: CoveredArea = {
  state_id: '28',
  searchable: 500,
  officials: [{ office_type: 'Law Enforcement', searchable: 500, yes: 400, unknown: 100, no: 59 }],
  filled: { 'contact.phone': 250, 'contact.email': 200, 'eo.gender': 50, 'eo.ethnicity': 0, 'eo.age': 10 },
  overdue: { terms_over: 0, results_pending: 0, pending_since: null, long_over: 0 },
  jurisdictions: [],
}
function county(id: string, full_name: string, answer: CoveredCounty['coverage']): CoveredCounty {
  const state_id = id.startsWith('01') ? '01' : '28'
  return { id, full_name, state_id, coverage: answer, voting_age: 9_000, black_share: 0.5, officials: [] }
}
const coverage: CoverageReply = {
  version: 1,
  is_demonstration: false,
  setting: 'rule',
  today: '2026-11-22',
  total: { ...mississippi, state_id: null, searchable: 3_000 },
  states: [mississippi],
  counties: [
    county('28001', 'Adams County', 'yes'),
    county('28003', 'Alcorn County', 'no'),
    county('01001', 'Autauga County', 'no'),
  ],
  sources: [],
  columns: [],
  last_import: null,
  doubts: [],
  changed_at: null,
}
const levels = [
  { id: 'County', label: 'County', count: 480 },
  { id: 'Congress', label: 'Congress', count: 20 },
]

let user: Me
let uncontested: number
let failing: string | null
let requests: string[]

beforeEach(() => {
  user = keisha
  uncontested = 206
  failing = null
  requests = []
  vi.stubGlobal('fetch', async (url: string, init?: { method: string; body: string | null }) => {
    const path = new URL(url, 'http://atlas.example').pathname
    requests.push(`${init?.method ?? 'GET'} ${path}`)
    if (path === failing) return Response.json({}, { status: 500 })
    return Response.json(answerTo(path, init?.body ?? null))
  })
})

function answerTo(path: string, body: string | null): unknown {
  if (path === '/api/auth/me') return user
  if (path === '/api/coverage') return coverage
  if (path === '/api/preferences/nonpartisan') return { is_nonpartisan: false }
  if (path === '/api/preferences/me') return JSON.parse(body ?? '').state_id === '01' ? inAlabama : keisha.preference
  if (path === '/api/fields/values') return { 'office.level': levels }
  if (path !== '/api/search/eo') return null
  const { filters } = JSON.parse(body ?? '') as { filters: Filter[] }
  const isUncontested = filters.some(({ value }) => [value].flat().includes('Uncontested'))
  return {
    values: [{ 'eo.id': 1, 'jurisdictionoffice.next_general': '2027-11-02' }],
    cursor: null,
    total: isUncontested ? uncontested : 9,
  }
}

function open(): void {
  show(
    <QueryClientProvider client={createQueryClient({ showMessage: () => {}, goTo: () => {} })}>
      <WelcomePage />
    </QueryClientProvider>,
  )
}

const question = (name: RegExp) => page.getByRole('listitem').getByRole('link', { name })
const hrefOf = (link: Locator) => decodeURIComponent(link.element().getAttribute('href') ?? '')
const text = (words: string) => page.getByText(words, { exact: true })

test('a new 501(c)(3) is asked about the nonpartisan view until it chose', async () => {
  user = { ...keisha, asks_nonpartisan: true }
  open()
  await page.getByRole('button', { name: 'Keep everything shown' }).click()
  const asksIt = page.getByRole('heading', { name: 'Nonpartisan view for your 501(c)(3)?' })
  await expect.poll(() => asksIt.elements()).toEqual([])
  expect(requests).toContain('PUT /api/preferences/nonpartisan')
})

test('the questions are searches in the preferred state, with what they find', async () => {
  open()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome, Keisha')
  const first = question(/^Which seats had only one name on the ballot, and are up in 2027\?.* 206 seats$/)
  await expect.element(first).toBeVisible()
  expect(hrefOf(first)).toBe(
    '/advanced-search?state.name="28"&stats.last_election=Uncontested&jurisdictionoffice.next_general=between:2027-01-01,2027-12-31',
  )
  await expect.element(question(/^Which races were decided by fewer than 5 points\?.* 9 seats$/)).toBeVisible()
  const counties = page.getByRole('combobox', { name: 'The county' })
  await counties.selectOptions('Alcorn County')
  await expect.element(counties).toHaveValue('28003')
})

test('what is here and what is not is counted', async () => {
  open()
  await expect.element(text('Officials: 20 in Congress and 480 of counties')).toBeVisible()
  await expect
    .element(text('A phone, their own or that of the office, for 50% of them, an e-mail address for 40%'))
    .toBeVisible()
  await expect.element(text('Voting-age population by group for all 2 counties')).toBeVisible()
  await expect
    .element(page.getByText(/^Officials in statewide offices, .*, and of school boards and school districts$/))
    .toBeVisible()
  await expect.element(page.getByText(/^59 more officials are on file and left out/)).toBeVisible()
  await expect.element(page.getByText(/known for 0%, 10% and 2%$/)).toBeVisible()
  const aside = page.getByRole('complementary')
  await expect.poll(() => aside.element().textContent).toMatch(/^1 of Mississippi’s 2 counties meet the coverage rule/)
})

test('a question that nobody answers gives its place to the next', async () => {
  uncontested = 0
  open()
  await expect.element(question(/^Who are the women in the legislature\?/)).toBeVisible()
  expect(question(/only one name/).elements()).toHaveLength(0)
})

test('without a preferred state that is asked first, and kept', async () => {
  user = { ...keisha, preference: { state_id: null, state: null } }
  open()
  await expect.element(page.getByRole('heading', { name: 'Choose your state' })).toBeVisible()
  await expect.element(text('3,000 officials')).toBeVisible()
  expect(page.getByRole('combobox').elements()).toHaveLength(0)
  await page.getByRole('button', { name: 'Mississippi 500 officials' }).click()
  await expect.element(question(/only one name/)).toBeVisible()
  expect(requests).toContain('PUT /api/preferences/me')
})

test('another state has its own counties to choose from', async () => {
  open()
  const counties = page.getByRole('combobox', { name: 'The county' })
  await expect.element(counties).toHaveValue('28001')
  await page.getByRole('button', { name: 'another state' }).click()
  await page.getByRole('radio', { name: 'Alabama' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(counties).toHaveValue('01001')
  expect(hrefOf(page.getByRole('link', { name: 'Show' }))).toBe('/places/01001')
})

test('who has seen it is not led here again, and who comes back is not noted twice', async () => {
  open()
  await expect.poll(() => requests).toContain('PUT /api/preferences/welcome')
  user = { ...keisha, is_welcomed: true }
  requests = []
  open()
  await expect.element(question(/only one name/).first()).toBeVisible()
  expect(requests).not.toContain('PUT /api/preferences/welcome')
})

test('questions that fail say so, are tried again, and leave the rest of the page', async () => {
  failing = '/api/search/eo'
  open()
  await expect.element(page.getByText('The questions could not be loaded.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Start with the Search Builder' })).toBeVisible()
  failing = null
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(question(/only one name/)).toBeVisible()
})
