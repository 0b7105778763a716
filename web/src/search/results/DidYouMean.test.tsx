import type { Filter } from '@atlas/contract/search/filter.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { DidYouMean } from '#search/results/DidYouMean.tsx'
import { emptyView } from '#search/state/search-view.ts'
import { show } from '#testing/show.tsx'

const jonson: Filter = { column_id: 'eo.name', operator: 'contains', value: 'Jonson' }
const georgia: Filter = { column_id: 'state.name', operator: 'in', value: ['13'] }

function answer(total: number) {
  const fetch = vi.fn<(url: string, request: { body: string }) => Promise<Response>>((url) =>
    Promise.resolve(
      Response.json(
        url.endsWith('/fields/closest')
          ? { results: [{ id: 'Johnson', label: 'Johnson' }] }
          : { values: [], cursor: null, total },
      ),
    ),
  )
  vi.stubGlobal('fetch', fetch)
  return () => fetch.mock.calls.map(([url, { body }]) => [url, JSON.parse(body) as unknown])
}

afterEach(() => vi.unstubAllGlobals())

test('the nearest last name is offered with how many it finds under the other filters, and taken with one tap', async () => {
  const requests = answer(12)
  const onTake = vi.fn<(filter: Filter) => void>()
  show(<DidYouMean filter={jonson} view={{ ...emptyView, filters: [georgia, jonson] }} onTake={onTake} />)
  await expect.element(page.getByText('Did you mean Johnson instead of “Jonson”?')).toBeVisible()
  await page.getByRole('button', { name: 'Show 12 officials' }).click()
  expect(onTake).toHaveBeenCalledWith({ ...jonson, value: 'Johnson' })
  expect(requests()).toEqual([
    ['/api/fields/closest', { column_id: 'eo.last', value: 'Jonson' }],
    ['/api/search/eo', { columns: ['eo.id'], filters: [georgia, { ...jonson, value: 'Johnson' }], limit: 1 }],
  ])
})

test('what would find nobody either is not offered', async () => {
  const requests = answer(0)
  show(<DidYouMean filter={jonson} view={{ ...emptyView, filters: [jonson] }} onTake={() => {}} />)
  await expect.poll(() => requests().length).toBe(2)
  expect(page.getByRole('button').elements()).toHaveLength(0)
})
