import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { NothingFound } from '#results/NothingFound.tsx'
import { emptyView } from '#search-state/search-view.ts'
import { show } from '#ui/test-show.tsx'

const known = { 'eo.ethnicity': { officials: 179, known: 0 }, 'state.name': { officials: 12, known: 12 } }

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
