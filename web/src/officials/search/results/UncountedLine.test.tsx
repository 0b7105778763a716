import type { Uncounted } from '@atlas/contract/search/uncounted.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { UncountedLine } from '#officials/search/results/UncountedLine.tsx'
import { emptyView } from '#search/state/search-view.ts'
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

function showLine(uncounted: Uncounted | undefined, isCurrent = true) {
  const reply = { values: [], cursor: null, total: 33, ...(uncounted && { uncounted }) }
  show(
    <UncountedLine officials={{ reply, isCurrent, progress: 'done', answeredAt: 0, retry: () => {} }} view={view} />,
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
