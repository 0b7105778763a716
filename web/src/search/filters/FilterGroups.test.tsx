import { useState } from 'react'
import { flushSync } from 'react-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { FilterProps } from '#search/filters/filter-props.ts'
import { FacetsUpdated, FilterGroups } from '#search/filters/FilterGroups.tsx'
import { showFilter } from '#testing/filters.tsx'
import type { Facets } from '#search/filters/use-facets.ts'
import { latestMilliseconds } from '#shared/ui/async/use-idle-for.ts'
import { show } from '#testing/show.tsx'

const group = (name: RegExp) => page.getByRole('button', { name })
const draw = (props: FilterProps) => <FilterGroups {...props} hasRows />

beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ values: [] })))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a group that was closed is closed the next time too', async () => {
  showFilter(draw)
  await group(/^Location/).click()
  await expect.element(group(/^Location/)).toHaveAttribute('aria-expanded', 'false')
  await expect.element(page.getByRole('textbox', { name: 'District' })).not.toBeInTheDocument()
  document.body.replaceChildren()
  showFilter(draw)
  await expect.element(group(/^Location/)).toHaveAttribute('aria-expanded', 'false')
  await expect.element(group(/^Official/)).toHaveAttribute('aria-expanded', 'true')
  await group(/^Location/).click()
  expect(localStorage.getItem('closed-filter-groups')).toBe('')
})

test('a group opens and closes where the browser refuses to store anything', async () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  showFilter(draw)
  await group(/^Office$/).click()
  await expect.element(group(/^Office$/)).toHaveAttribute('aria-expanded', 'false')
})

test('a filter on what few sources state says of how many it is known', async () => {
  vi.stubGlobal('fetch', async (input: string) =>
    Response.json(
      input.endsWith('/fields/known') ? { 'eo.ethnicity': { found: 7_170, known: 1_204 } } : { values: [] },
    ),
  )
  showFilter(draw)
  await expect.element(page.getByText('known for 1,204 of 7,170')).toBeVisible()
})

test('of how many a column is known is asked once the rows are here', async () => {
  const requests: string[] = []
  vi.stubGlobal('fetch', async (input: string) => {
    requests.push(new URL(input, location.href).pathname)
    return Response.json(input.endsWith('/fields/known') ? {} : { values: [] })
  })
  let bringRows: () => void = () => {}
  function Groups(props: FilterProps) {
    const [hasRows, setHasRows] = useState(false)
    bringRows = () => setHasRows(true)
    return <FilterGroups {...props} hasRows={hasRows} />
  }
  showFilter((props) => <Groups {...props} />)
  const known = () => requests.filter((path) => path.endsWith('/fields/known')).length
  await expect.poll(() => requests.length).toBeGreaterThan(0)
  // When idle, or at the latest possible moment: a page on a busy machine may not be idle for a minute.
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: latestMilliseconds }))
  expect(known()).toBe(0)
  bringRows()
  await expect.poll(known).toBe(1)
})

test('a group says how many of its filters are applied', async () => {
  showFilter(draw, {
    filters: [
      { column_id: 'office.name', operator: 'in', value: ['sheriff'] },
      { column_id: 'stats.2020biden%', operator: 'gte', value: 0.6 },
      { column_id: 'eo.name', operator: 'contains', value: 'Robinson' },
    ],
  })
  await expect.element(group(/^Office/)).toHaveAccessibleName('Office 2 applied')
  await expect.element(group(/^Official/)).toHaveAccessibleName('Official')
})

test('a control that stayed as it was adds its filter to those that came meanwhile', async () => {
  const search = showFilter(draw)
  const apply = async (label: string, value: string) => {
    await page.getByRole('textbox', { name: label, exact: true }).fill(value)
    await userEvent.keyboard('{Enter}')
  }
  await apply('District', '97')
  await apply('Term Length', '4')
  await apply('District', '98')
  expect(search.filters()).toEqual([
    { column_id: 'jurisdiction.district', operator: 'eq', value: '98' },
    { column_id: 'jurisdictionoffice.term_length', operator: 'eq', value: 4 },
  ])
})

const loaded: Facets = {
  has: () => true,
  of: () => [],
  labelOf: () => undefined,
  isKnown: true,
  isLoading: false,
  retry: () => {},
}

test('new facets are announced once, and never the first ones', async () => {
  let set: (facets: Facets) => void = () => {}
  function News() {
    const [facets, setFacets] = useState<Facets>({ ...loaded, isKnown: false, isLoading: true })
    set = (next) => flushSync(() => setFacets(next))
    return <FacetsUpdated facets={facets} />
  }
  show(<News />)
  const news = page.getByRole('status')
  await expect.element(news).toBeEmptyDOMElement()
  set(loaded)
  await expect.element(news).toBeEmptyDOMElement()
  set({ ...loaded, isLoading: true })
  await expect.element(news).toBeEmptyDOMElement()
  set({ ...loaded })
  await expect.element(news).toHaveTextContent('Choices updated')
})
