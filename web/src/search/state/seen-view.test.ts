import { defaultColumnIds } from '@atlas/contract/catalogue/columns.ts'
import { hiddenFrom, seenOf } from '@atlas/contract/catalogue/nonpartisan.ts'
import { expect, test } from 'vitest'
import { parseQuery } from '@atlas/contract/search/query-text.ts'
import { cardRequest, searchRequest, tableExtras } from '#search/state/request.ts'
import { seenView, withStandardColumns } from '#search/state/seen-view.ts'
import { readUrlQuery, writeUrlQuery } from '#search/state/url-query.ts'

const hidden = hiddenFrom(true)
const read = (text: string) => readUrlQuery(parseQuery(text))
const link = '?state.name=13&party.name=democratic&sort=-stats.2020biden%25,eo.age&map=biden-share'

test('a link shows a reader of the nonpartisan view nothing that is hidden from them', () => {
  const seen = seenView(read(link), hidden)
  expect(seen.filters.map(({ column_id: id }) => id)).toEqual(['state.name'])
  expect(seen.sort).toEqual([{ column_id: 'eo.age', direction: 'asc' }])
  expect(seen.columns).toEqual(seenOf(defaultColumnIds, true))
  expect(seen.map).toBe('black-share')
  const requests = [searchRequest(seen, tableExtras, hidden), cardRequest(seen, hidden)]
  for (const { columns } of requests) expect(columns.filter((id) => hidden.has(id))).toEqual([])
})

test('and everybody else what it says', () => {
  expect(seenView(read(link), hiddenFrom(false))).toEqual(read(link))
})

test('an address says no columns where they are the standard ones, hidden or not', () => {
  const written = (text: string) => writeUrlQuery(withStandardColumns(seenView(read(text), hidden), hidden))
  expect(written('')).toEqual({})
  expect(written('?columns=eo.name,party.name,eo.age')).toEqual({ columns: 'eo.name,eo.age' })
})
