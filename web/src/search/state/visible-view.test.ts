import { defaultColumnIds } from '@atlas/contract/catalogue/columns.ts'
import { hiddenFrom, visibleIds } from '@atlas/contract/catalogue/nonpartisan.ts'
import { expect, test } from 'vitest'
import { parseQuery } from '@atlas/contract/search/query-text.ts'
import { cardRequest, searchRequest, tableExtras } from '#search/state/request.ts'
import { visibleView, withStandardColumns } from '#search/state/visible-view.ts'
import { readUrlQuery, writeUrlQuery } from '#search/state/url-query.ts'

const hidden = hiddenFrom(true)
const read = (text: string) => readUrlQuery(parseQuery(text))
const link = '?state.name=13&party.name=democratic&sort=-stats.2020biden%25,eo.age&map=biden-share'

test('a link shows a reader of the nonpartisan view nothing that is hidden from them', () => {
  const visible = visibleView(read(link), hidden)
  expect(visible.filters.map(({ column_id: id }) => id)).toEqual(['state.name'])
  expect(visible.sort).toEqual([{ column_id: 'eo.age', direction: 'asc' }])
  expect(visible.columns).toEqual(visibleIds(defaultColumnIds, true))
  expect(visible.map).toBe('black-share')
  const requests = [searchRequest(visible, tableExtras, hidden), cardRequest(visible, hidden)]
  for (const { columns } of requests) expect(columns.filter((id) => hidden.has(id))).toEqual([])
})

test('and everybody else what it says', () => {
  expect(visibleView(read(link), hiddenFrom(false))).toEqual(read(link))
})

test('an address says no columns where they are the standard ones, hidden or not', () => {
  const written = (text: string) => writeUrlQuery(withStandardColumns(visibleView(read(text), hidden), hidden))
  expect(written('')).toEqual({})
  expect(written('?columns=eo.name,party.name,eo.age')).toEqual({ columns: 'eo.name,eo.age' })
})
