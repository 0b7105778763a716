import { formatQuery, parseQuery } from '@atlas/contract/search/query-text.ts'
import { expect, test } from 'vitest'
import { openedPart, openedQuery, readOpened } from '#search/state/opened-search.ts'
import { readUrlQuery } from '#search/state/url-query.ts'

const id = '11111111-1111-4111-8111-111111111111'

test('a saved search is opened as it was, and its address says from which it was opened', () => {
  const view = '?state.name=13&sort=-office.name&columns=eo.name,eo.phone&density=roomy&map=income'
  const query = parseQuery(formatQuery(openedQuery(view, id, { isPanelOpen: true })))
  expect(readUrlQuery(query)).toEqual(readUrlQuery(parseQuery(view)))
  expect(readOpened(query)).toEqual({ id, isPanelOpen: true, since: null })
  expect(openedPart({ ...query, page: '2' })).toEqual({ saved: id, changes: 'shown' })
})

test('the day that changes are told since stays in the address, where it is one', () => {
  const query = { saved: id, since: '2026-11-01' }
  expect(readOpened(query)).toEqual({ id, isPanelOpen: false, since: '2026-11-01' })
  expect(openedPart({ ...query, page: '2' })).toEqual(query)
  for (const since of ['2026-02-30', 'yesterday', '0202-11-01'])
    expect(openedPart({ saved: id, since })).toEqual({ saved: id })
})

test.each([{}, { saved: 'x' }, { saved: [id, id] }])(
  'an address that names no saved search is of none: %s',
  (query) => {
    expect(readOpened(query)).toBeNull()
    expect(openedPart(query)).toEqual({})
  },
)
