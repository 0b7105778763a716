import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { NothingFound } from '#search/results/NothingFound.tsx'
import { parseQuery } from '@atlas/contract/search/query-text.ts'
import { emptyView } from '#search/state/search-view.ts'
import { placesView } from '#search/state/standard-view.ts'
import { readUrlQuery } from '#search/state/url-query.ts'
import { show } from '#testing/show.tsx'

const known = { 'eo.ethnicity': { found: 179, known: 0 }, 'state.name': { found: 12, known: 12 } }

beforeEach(() =>
  vi.stubGlobal('fetch', async (input: string) =>
    Response.json(input.endsWith('/fields/known') ? known : { values: [], cursor: null, total: 179 }),
  ),
)
afterEach(() => vi.unstubAllGlobals())

test('nobody is told from nobody knows: a filter on what is unknown says so, with numbers', async () => {
  const filters = [
    { column_id: 'eo.ethnicity', operator: 'eq', value: 'african-american' },
    { column_id: 'state.name', operator: 'eq', value: '01' },
  ] as const
  show(
    <NothingFound
      view={{ ...emptyView, filters: [...filters] }}
      onChange={() => {}}
      describe={({ column_id: id }) => id}
      onClear={() => {}}
    />,
  )
  const ethnicity = page.getByRole('listitem').filter({ hasText: 'Without eo.ethnicity' })
  await expect.element(ethnicity).toMatchTextContent(/Ethnicity is unknown for all 179 who fit the other filters\./)
  await expect
    .element(ethnicity.getByRole('link', { name: 'Where it is known' }))
    .toHaveAttribute('href', expect.stringContaining('/data/known?column='))
  await expect
    .element(page.getByRole('listitem').filter({ hasText: 'Without state.name' }))
    .not.toMatchTextContent(/known for/)
})

test('of places, what each filter hides is said of places, among those of the group', async () => {
  const fetched = vi.fn<typeof fetch>(fetch)
  vi.stubGlobal('fetch', fetched)
  const filters = readUrlQuery(
    parseQuery('?state.name=01&place.population=gte:9000000&place.seats=gte:3'),
    'place',
  ).filters
  show(
    <NothingFound
      view={{ ...placesView('cities'), filters }}
      onChange={() => {}}
      describe={({ column_id: id }) => id}
      onClear={() => {}}
    />,
  )
  await expect.element(page.getByRole('heading', { name: 'No place matches all 3 filters' })).toBeVisible()
  const population = page.getByRole('listitem').filter({ hasText: 'Without place.population' })
  await expect.element(population.getByRole('button', { name: 'Show 179 places' })).toBeVisible()
  const bodies = fetched.mock.calls
    .filter(([input]) => String(input).endsWith('/search/places'))
    .map(([, init]) => init?.body)
  expect(bodies.join()).toContain('municipality')
})

test('an office that the law gives a county, and of which nobody is on file, is said with its seats', async () => {
  const { buildPlace, buildSeat } = await import('#testing/place.ts')
  const place = buildPlace({ seats: [buildSeat({ office: 'Sheriff', seats_by_law: 1 })] })
  vi.stubGlobal('fetch', async (input: string) =>
    Response.json(input.endsWith('/places/01047') ? place : { values: [], cursor: null, total: 0 }),
  )
  const filters = [
    { column_id: 'office.name', operator: 'in', value: ['sheriff'] },
    { column_id: 'county.name', operator: 'in', value: ['01047'] },
  ] as const
  show(
    <NothingFound
      view={{ ...emptyView, filters: filters.map((each) => ({ ...each, value: [...each.value] })) }}
      onChange={() => {}}
      describe={({ column_id: id }) => id}
      onClear={() => {}}
    />,
  )
  await expect
    .element(page.getByRole('paragraph').filter({ hasText: 'the law gives it' }))
    .toMatchTextContent('No Sheriff of Dallas County is on file; the law gives it one seat.')
})
