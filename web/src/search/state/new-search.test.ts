import { expect, test } from 'vitest'
import { withChoices } from '#search/state/change-view.ts'
import { nameSearch, newSearch, phoneSearch, valueSearch } from '#search/state/new-search.ts'
import { emptyView } from '#search/state/search-view.ts'
import { readUrlQuery, writeUrlQuery } from '#search/state/url-query.ts'

test('a new search holds the preferred state as its only filter, as the search itself writes it', () => {
  expect(newSearch('13')).toEqual(writeUrlQuery(withChoices(emptyView, 'state.name', ['13'])))
})

test('without a preference it holds no filter', () => {
  expect(newSearch(null)).toEqual(writeUrlQuery(emptyView))
})

test.each(['smith', 'Smith, Jr.', 'back\\slash', 'gte:1'])(
  'the search for the name %s reads back as it was typed',
  (text) => {
    const filter = { column_id: 'eo.name', operator: 'contains', value: text } as const
    expect(readUrlQuery(nameSearch(text)).filters).toEqual([filter])
    expect(nameSearch(text)).toEqual(writeUrlQuery({ ...emptyView, filters: [filter] }))
  },
)

test('the search for a phone reads back as it was typed', () => {
  const filter = { column_id: 'contact.phone', operator: 'contains', value: '(202) 225-4876' } as const
  expect(readUrlQuery(phoneSearch('(202) 225-4876')).filters).toEqual([filter])
})

test.each(['Selma', 'Dallas County, District 1', 'gte:1'])('the search for the jurisdiction %s reads back', (value) => {
  const filter = { column_id: 'jurisdiction.name', operator: 'in', value: [value] } as const
  expect(readUrlQuery(valueSearch('jurisdiction.name', value)).filters).toEqual([filter])
})
