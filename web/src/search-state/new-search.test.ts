import { expect, test } from 'vitest'
import { readAddress, writeAddress } from '#search-state/address.ts'
import { withChoices } from '#search-state/change-view.ts'
import { nameSearch, newSearch } from '#search-state/new-search.ts'
import { emptyView } from '#search-state/search-view.ts'

test('a new search holds the preferred state as its only filter, as the search itself writes it', () => {
  expect(newSearch('13')).toEqual(writeAddress(withChoices(emptyView, 'state.name', ['13'])))
})

test('without a preference it holds no filter', () => {
  expect(newSearch(null)).toEqual(writeAddress(emptyView))
})

test.each(['smith', 'Smith, Jr.', 'back\\slash', 'gte:1'])(
  'the search for the name %s reads back as it was typed',
  (text) => {
    const filter = { column_id: 'eo.name', operator: 'contains', value: text } as const
    expect(readAddress(nameSearch(text)).filters).toEqual([filter])
    expect(nameSearch(text)).toEqual(writeAddress({ ...emptyView, filters: [filter] }))
  },
)
