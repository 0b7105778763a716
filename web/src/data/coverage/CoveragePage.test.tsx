import type { CoverageReply } from '@atlas/contract/endpoints/data/coverage.ts'
import type { Field } from '@atlas/contract/endpoints/search/fields.ts'
import { columnIds, columnsOf } from '@atlas/contract/catalogue/columns.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createQueryClient } from '#shared/api/query-client.ts'
import { ColumnsPage } from '#data/coverage/ColumnsPage.tsx'
import { CoveragePage } from '#data/coverage/CoveragePage.tsx'
import { KnownPage } from '#data/coverage/KnownPage.tsx'
import { SourcesPage } from '#data/coverage/SourcesPage.tsx'
import { StatesPage } from '#data/coverage/StatesPage.tsx'
import { show } from '#testing/show.tsx'

const filled = { 'contact.phone': 3, 'contact.email': 1, 'eo.gender': 0, 'eo.ethnicity': 0, 'eo.age': 2 }
const alabama: CoverageReply['total'] = {
  state_id: '01',
  searchable: 4,
  officials: [{ office_type: 'Law Enforcement', searchable: 4, yes: 3, unknown: 1, no: 5 }],
  filled,
  overdue: { terms_over: 2, results_pending: 3, pending_since: '2026-11-03', long_over: 0 },
  jurisdictions: [
    { kind: 'county', yes: 21, no: 46, unknown: 0 },
    { kind: 'senate-district', yes: 0, no: 0, unknown: 35 },
  ],
}
const coverage: CoverageReply = {
  version: 7,
  is_demonstration: false,
  setting: 'rule',
  today: '2026-11-20',
  total: { ...alabama, state_id: null },
  states: [alabama],
  counties: [
    {
      id: '01003',
      full_name: 'Baldwin County',
      state_id: '01',
      coverage: 'no',
      voting_age: 182_471,
      black_share: 0.0738,
      officials: [{ office_type: 'Law Enforcement', searchable: 0, left_out: 1 }],
    },
  ],
  sources: [
    {
      id: 'people',
      title: 'People',
      publisher: 'Open States',
      licence: 'CC0 1.0',
      url: 'https://people.example',
      as_of: '2026-08-28',
      methods: ['reported'],
      officials: 9,
      figures: 0,
    },
    {
      id: 'census',
      title: 'Census counts',
      publisher: 'Census Bureau',
      licence: 'Public domain',
      url: 'javascript:alert(1)',
      as_of: '2020-04-01',
      methods: ['counted'],
      officials: 0,
      figures: 12,
    },
  ],
  columns: columnIds.map((id) => ({ id, filled: id === 'eo.phone' ? 3 : 0, sources: ['people'] })),
  last_import: {
    origin: 'public',
    finished_at: '2026-11-20T15:00:00Z',
    officials: { added: 9, changed: 0, removed: 2, unchanged: 0 },
    figures: { added: 0, changed: 0, removed: 0, unchanged: 0 },
  },
  changed_at: '2026-11-20T15:00:00Z',
  doubts: [],
}
const known = [
  { state_id: '01', office_type: 'Law Enforcement', officials: 40, known: 30 },
  { state_id: '13', office_type: 'Law Enforcement', officials: 60, known: 0 },
  { state_id: '13', office_type: 'School Board', officials: 100, known: 20 },
]
const fields = columnsOf.official.columns.map(
  ({ id, label, type, operators, section, meaning, unit }): Field => ({
    id,
    label,
    type,
    section,
    meaning,
    unit: unit ?? null,
    operators: [...operators],
    filterable: true,
    look_up: false,
    default: false,
    source: 'A published list of officials',
  }),
)

function showPage(Page: () => ReactNode = CoveragePage, changes: Partial<CoverageReply> | null = {}) {
  vi.stubGlobal('fetch', async (input: string) => {
    if (input.endsWith('/fields/')) return Response.json({ tables: [{ table: 'eo', label: '', columns: fields }] })
    if (input.includes('/coverage/known')) return Response.json({ column_id: 'contact.phone', offices: known })
    if (!input.endsWith('/coverage')) return Response.json(null)
    return changes ? Response.json({ ...coverage, ...changes }) : Response.json({ detail: 'No.' }, { status: 500 })
  })
  show(
    <QueryClientProvider client={createQueryClient({ showMessage: () => {}, goTo: () => {} })}>
      <Page />
    </QueryClientProvider>,
  )
}

beforeEach(() => page.viewport(1_280, 900))
afterEach(() => vi.unstubAllGlobals())

test('says how many can be searched, what is left out, and what the rule is', async () => {
  showPage()
  await expect.element(page.getByRole('main')).toMatchTextContent(/4 of 9 officials on file can be searched/)
  await expect.element(page.getByText(/at least 40% of the people of voting age are Black/)).toBeVisible()
  await expect.element(page.getByText('Its officials are on file and left out of the search.')).toBeVisible()
})

test('says it where everything is shown whatever the rule', async () => {
  showPage(CoveragePage, { setting: 'all' })
  await expect.element(page.getByText(/has set it to show every official\./)).toBeVisible()
  await expect.element(page.getByText('Its officials are in the search all the same.')).toBeVisible()
})

test('says it where the officials of an own list are shown everywhere', async () => {
  showPage(CoveragePage, { setting: 'rule_and_own' })
  await expect.element(page.getByText(/own officials are in the search wherever they hold office/)).toBeVisible()
  await expect.element(page.getByText(/but for those of an organization’s own list\.$/)).toBeVisible()
})

test('each state has its officials by type, those of nobody too, its places and what is known', async () => {
  showPage(StatesPage)
  const officials = page.getByRole('table', { name: 'Officials, Alabama' })
  await expect.element(officials.getByRole('row', { name: 'Law Enforcement 4 3 1 5' })).toBeVisible()
  await expect.element(officials.getByRole('row', { name: 'School Board 0 0 0 0' })).toBeVisible()
  const places = page.getByRole('table', { name: 'Places, Alabama' })
  await expect.element(places.getByRole('row', { name: 'County/Parish 67 21 0 46' })).toBeVisible()
  const known = page.getByRole('table', { name: 'Known of those in the search, Alabama' })
  await expect.element(known.getByRole('row', { name: /Phone 75.0% 3 of 4/ })).toBeVisible()
})

test('a source says its age in words, and one over a year old is marked; only a URL of the web is a link', async () => {
  showPage(SourcesPage)
  const sources = page.getByRole('region', { name: 'Sources' }).getByRole('table')
  const people = sources.getByRole('row', { name: /People/ })
  await expect.element(people).toMatchTextContent(/08-28-2026, 12 weeks old/)
  await expect.element(people).not.toMatchTextContent(/Over a year old/)
  const census = sources.getByRole('row', { name: /Census counts/ })
  await expect.element(census).toMatchTextContent(/04-01-2020, 6 years old\s*Over a year old/)
  await expect.element(people.getByRole('link')).toHaveAttribute('href', 'https://people.example')
  await expect.element(census.getByRole('link')).not.toBeInTheDocument()
})

test('what is known is told by office type and state, with how many officials there are', async () => {
  showPage(KnownPage)
  const table = page.getByRole('table', { name: 'Officials whose Phone is known, by office type and state' })
  await expect
    .element(table.getByRole('row', { name: /^Law Enforcement/ }))
    .toMatchTextContent(/30 of 100\s*30.0%\s*30 of 40\s*75.0%\s*—\s*0 of 60\s*0.0%\s*—\s*—/)
  await expect.element(table.getByRole('row', { name: /^All/ })).toMatchTextContent(/50 of 200\s*25.0%/)
  await expect.element(table.getByRole('row', { name: /^Courts/ })).toMatchTextContent(/Courts—/)
  await expect.element(page.getByLabelText('Column', { exact: true })).toHaveValue('contact.phone')
})

test('the last import says when, what and how much', async () => {
  showPage()
  await expect.element(page.getByText('Public data', { exact: true })).toBeVisible()
  await expect.element(page.getByText('9 added, 2 removed')).toBeVisible()
})

test('the dictionary is searched by id, name and meaning, and every column has a URL', async () => {
  showPage(ColumnsPage)
  const phone = page.getByRole('link', { name: 'eo.phone' })
  await expect.element(phone).toHaveAttribute('href', '#eo.phone')
  await expect
    .element(page.getByRole('link', { name: 'stats.2020biden%' }))
    .toHaveAttribute('href', '#stats.2020biden%25')
  await page.getByLabelText('Find a column by name, id or meaning').fill('office phone number that the source')
  await expect.element(page.getByRole('status').filter({ hasText: /^1 column$/ })).toBeVisible()
  await expect.element(phone).toBeVisible()
  const entry = page.getByRole('listitem').filter({ has: phone })
  await expect.element(entry).toMatchTextContent(/3 of 4 officials in the search \(75.0%\)/)
  await expect
    .element(entry.getByRole('link', { name: 'People' }))
    .toHaveAttribute('href', '/data/sources#source-people')
  await page.getByLabelText('Find a column by name, id or meaning').fill('zodiac')
  await expect.element(page.getByText(/No column has all of these words/)).toBeVisible()
})

test('the overview tells what the other pages hold, and leads there', async () => {
  showPage()
  const more = page.getByRole('region', { name: 'More about the data' })
  await expect.element(more.getByRole('link', { name: 'State by state' })).toHaveAttribute('href', '/data/states')
  await expect.element(more.getByRole('link', { name: '2 sources' })).toHaveAttribute('href', '/data/sources')
  await expect
    .element(more.getByRole('link', { name: `${columnIds.length} columns` }))
    .toHaveAttribute('href', '/data/columns')
  const compared = page.getByRole('region', { name: 'The states compared' }).getByRole('table')
  await expect.element(compared.getByRole('link', { name: 'Alabama' })).toHaveAttribute('href', '/data/states#alabama')
})

test('the page says how late the records are, altogether and by state', async () => {
  showPage(CoveragePage)
  const notice = page.getByRole('note').filter({ hasText: 'waited' })
  await expect
    .element(notice.getByText(/3 of these 4 have waited for a result since 11-03-2026; 2 terms are over\./))
    .toBeVisible()
  await expect.element(notice.getByText(/the names shown are the last ones known/)).toBeVisible()
  const compared = page.getByRole('region', { name: 'The states compared' }).getByRole('table')
  await expect.element(compared.getByRole('columnheader', { name: 'Results awaited' })).toBeVisible()
  await expect.element(compared.getByRole('row', { name: /^Alabama 4 5 21 of 67 3 2 / })).toBeVisible()
})

describe('on a phone', () => {
  beforeEach(() => page.viewport(375, 812))
  const expectNothingBesideTheScreen = () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375)

  test('states are opened by their headings', async () => {
    showPage(StatesPage)
    const places = page.getByRole('table', { name: 'Places, Alabama' })
    await expect.element(page.getByRole('heading', { name: 'Alabama' })).toBeVisible()
    await expect.element(places).not.toBeInTheDocument()
    await page.getByRole('heading', { name: 'Alabama' }).click()
    await expect.element(places).toBeVisible()
    expectNothingBesideTheScreen()
  })

  test('sources are cards', async () => {
    showPage(SourcesPage)
    await expect.element(page.getByText('9 officials, 0 figures')).toBeVisible()
    expectNothingBesideTheScreen()
  })

  test('columns that are found are open', async () => {
    showPage(ColumnsPage)
    await page.getByLabelText('Find a column by name, id or meaning').fill('phone')
    await expect.element(page.getByRole('link', { name: 'eo.phone' })).toBeVisible()
    expectNothingBesideTheScreen()
  })
})

test.each([
  ['overview', CoveragePage],
  ['states', StatesPage],
  ['known values', KnownPage],
  ['sources', SourcesPage],
  ['columns', ColumnsPage],
])('a failure of the %s is said in a sentence, with a way to try again', async (_, Page) => {
  showPage(Page, null)
  await expect.element(page.getByText('What is covered could not be loaded.')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Try again' }))
  await expect.element(page.getByText('What is covered could not be loaded.')).toBeVisible()
})

test('what is known ends with what somebody should ask about', async () => {
  showPage(KnownPage, { doubts: ['Ada Bird, Sheriff of Bolivar County, may have left office in 2025.'] })
  await expect
    .element(page.getByRole('listitem').filter({ hasText: 'Ada Bird, Sheriff of Bolivar County' }))
    .toBeVisible()
  await expect.element(page.getByText(/filled by appointment are left out/)).toBeVisible()
})

test('where nobody is to be asked about, that is said', async () => {
  showPage(KnownPage)
  await expect.element(page.getByText('Nothing at present.')).toBeVisible()
})

test('an atlas without officials says that there are none', async () => {
  const nobody = { searchable: 0, officials: [], jurisdictions: [] }
  const nothing = {
    total: { ...coverage.total, ...nobody },
    states: [{ ...alabama, ...nobody }],
    counties: [],
    sources: [],
    last_import: null,
    doubts: [],
  }
  showPage(CoveragePage, nothing)
  await expect.element(page.getByText('Nothing has been imported yet.')).toBeVisible()
  await expect.element(page.getByLabelText('County or parish', { exact: true })).toMatchTextContent(/None on file yet/)
  showPage(StatesPage, nothing)
  await expect.element(page.getByText('No official is on file.').first()).toBeVisible()
  showPage(SourcesPage, nothing)
  await expect.element(page.getByText('No source is on file.')).toBeVisible()
})
