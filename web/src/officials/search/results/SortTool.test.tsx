import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { SortTool } from '#officials/search/results/SortTool.tsx'
import { emptyView, type SearchView } from '#search/state/search-view.ts'
import { viewAfter } from '#search/state/use-search-view.ts'
import { show } from '#testing/show.tsx'

const population = 'stats.county_population'
const choice = (name: string) => page.getByRole('menuitemradio', { name, exact: true })

async function open(sort: SearchView['sort']) {
  const view = { ...emptyView, sort }
  const onChange = vi.fn<(next: SearchView) => void>()
  show(<SortTool view={view} onChange={(next) => onChange(viewAfter(view, next))} hasTable={false} />)
  await page.getByRole('button', { name: 'Order' }).click()
  return onChange
}

test('cards can be sorted by every column, and the one that sorts them the other way round too', async () => {
  const onChange = await open([])
  await choice('County Population, largest first').click()
  expect(onChange.mock.lastCall?.[0].sort).toEqual([{ column_id: population, direction: 'desc' }])
})

test('the order that holds is marked, and can be turned', async () => {
  const onChange = await open([{ column_id: population, direction: 'desc' }])
  await expect.element(choice('County Population, largest first')).toBeChecked()
  await choice('County Population, smallest first').click()
  expect(onChange.mock.lastCall?.[0].sort).toEqual([{ column_id: population, direction: 'asc' }])
})
