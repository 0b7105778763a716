import type { Uncounted } from '@atlas/contract/search/uncounted.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { UncountedLine } from '#officials/search/results/UncountedLine.tsx'
import { emptyView } from '#search/state/search-view.ts'
import type { Facets } from '#search/filters/use-facets.ts'
import { show } from '#testing/show.tsx'

const view = {
  ...emptyView,
  filters: [
    { column_id: 'eo.ethnicity', operator: 'in' as const, value: ['African-American'] },
    { column_id: 'eo.gender', operator: 'in' as const, value: ['Female'] },
  ],
  page: 3,
  cursors: ['one', 'two'],
}

const noFacets: Facets = {
  has: () => true,
  of: () => [],
  labelOf: () => undefined,
  isKnown: false,
  isLoading: false,
  retry: () => {},
}

function showLine(uncounted: Uncounted | undefined, isCurrent = true, facets = noFacets) {
  const reply = { values: [], cursor: null, total: 33, ...(uncounted && { uncounted }) }
  show(
    <UncountedLine
      officials={{ reply, isCurrent, progress: 'done', answeredAt: 0, retry: () => {} }}
      facets={facets}
      view={view}
    />,
    '/advanced-search',
  )
}

const uncounted = { unknown: [{ column_ids: ['eo.ethnicity'], officials: 4 }], left_out: 3 }

test('beneath the number stands whom it does not count, each with the way there', async () => {
  showLine(uncounted)
  await expect
    .element(page.getByRole('note'))
    .toHaveTextContent('4 more women whose ethnicity is not known · 3 are in places that the coverage rule leaves out')
  const [unknown, leftOut] = page.getByRole('link').elements() as HTMLAnchorElement[]
  const query = new URLSearchParams(unknown?.search)
  expect(Object.fromEntries(query)).toEqual({ 'eo.gender': 'Female', 'eo.ethnicity': 'is_empty' })
  expect(leftOut?.getAttribute('href')).toBe('/data#rule')
})

test('an answer to an older question leads nowhere that it does not say', async () => {
  showLine(uncounted, false)
  await expect
    .element(page.getByRole('note'))
    .toHaveTextContent('4 more women whose ethnicity is not known · 3 are in places that the coverage rule leaves out')
  expect(page.getByRole('link').elements()).toHaveLength(1)
})

test('where the number says all, nothing is said', async () => {
  showLine({ unknown: [], left_out: 0 })
  await expect.element(page.getByRole('note')).not.toBeInTheDocument()
})

const countiesOf = (...counts: readonly number[]): Facets => ({
  ...noFacets,
  isKnown: true,
  of: () => counts.map((count, index) => ({ id: `0100${index}`, label: `County ${index}`, count })),
})

test('it leads back to the counties of all who were found', async () => {
  showLine({ unknown: [], left_out: 3 }, true, countiesOf(4, 0, 29))
  await expect
    .element(page.getByRole('note'))
    .toHaveTextContent('3 are in places that the coverage rule leaves out · in 2 counties')
  const [, counties] = page.getByRole('link').elements() as HTMLAnchorElement[]
  expect(counties?.pathname).toBe('/places')
  expect(Object.fromEntries(new URLSearchParams(counties?.search))).toEqual({ 'county.name': '01000,01002' })
})

test('a county is called as its state calls it', async () => {
  const ofLouisiana: Facets = {
    ...noFacets,
    isKnown: true,
    of: () => [{ id: '22071', label: 'Orleans Parish (LA)', count: 4 }],
  }
  showLine({ unknown: [], left_out: 0 }, true, ofLouisiana)
  await expect.element(page.getByRole('note')).toHaveTextContent('in 1 parish')
})
