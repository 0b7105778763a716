import { searchRequestSchema } from '@atlas/contract/search/search-request.ts'
import { describe, expect, test } from 'vitest'
import {
  isByLevel,
  levelOrder,
  sortOf,
  withSort,
  withSortAdded,
  withSorts,
  withSortTurned,
} from '#search/state/change-sort.ts'
import { cardRequest, searchRequest } from '#search/state/request.ts'
import { emptyView } from '#search/state/search-view.ts'
import { placesView } from '#search/state/standard-view.ts'
import { readUrlQuery, writeUrlQuery } from '#search/state/url-query.ts'

const later = { ...emptyView, page: 2, cursors: ['a'], open: [7] }
const office = { column_id: 'office.name', direction: 'asc' } as const
const state = { column_id: 'state.name', direction: 'asc' } as const

describe('a change of the sort', () => {
  test('begins at the first page, because the cursors belong to the order before', () => {
    expect(withSort(later, 'office.name', 'asc')).toEqual({ ...emptyView, sort: [office] })
  })

  test('by a heading goes up, then down, then back to the order of the server', () => {
    const up = withSortTurned(later, 'office.name')
    const down = withSortTurned(up, 'office.name')
    expect([up, down].map(({ sort }) => sort)).toEqual([[office], [{ ...office, direction: 'desc' }]])
    expect(withSortTurned(down, 'office.name').sort).toEqual([])
  })

  test('by the name turns the order of the server round and back', () => {
    expect(sortOf(emptyView)).toEqual([{ column_id: 'eo.name', direction: 'asc' }])
    const down = withSortTurned(emptyView, 'eo.name')
    expect(down.sort).toEqual([{ column_id: 'eo.name', direction: 'desc' }])
    expect(withSortTurned(down, 'eo.name').sort).toEqual([])
  })

  test('adds a column behind the others, turns it, and takes it away', () => {
    const two = withSortAdded(withSort(emptyView, 'office.name', 'asc'), 'state.name')
    expect(two.sort).toEqual([office, state])
    const turned = withSortAdded(two, 'state.name')
    expect(turned.sort).toEqual([office, { ...state, direction: 'desc' }])
    expect(withSortAdded(turned, 'state.name').sort).toEqual([office])
  })

  test('gives a fourth column the place of the third', () => {
    const three = ['office.name', 'state.name', 'party.name'] as const
    const four = [...three, 'eo.gender' as const].reduce(withSortAdded, emptyView)
    expect(four.sort.map(({ column_id }) => column_id)).toEqual(['office.name', 'state.name', 'eo.gender'])
  })

  test('by a plain heading forgets the others', () => {
    const two = withSortAdded(withSort(emptyView, 'office.name', 'asc'), 'state.name')
    expect(withSortTurned(two, 'state.name').sort).toEqual([state])
  })

  test('by level of government asks for the level, which the headings say, and lives in the address', () => {
    const view = withSorts(later, levelOrder)
    expect(isByLevel(view)).toBe(true)
    expect(isByLevel(withSort(emptyView, 'office.name', 'asc'))).toBe(false)
    for (const request of [searchRequest(view, [], new Set()), cardRequest(view, new Set())]) {
      expect(searchRequestSchema.parse(request)).toMatchObject({
        columns: expect.arrayContaining(['office.level']),
        sort: ['office.level', 'office.name', 'jurisdiction.name'].map((column_id) => ({
          column_id,
          direction: 'asc',
        })),
      })
    }
    expect(readUrlQuery(writeUrlQuery(view))).toEqual(view)
  })
})

test('what a list of places stands by turns round at the first press, and back at the next', () => {
  const turned = withSortTurned(placesView('counties'), 'stats.vap_black%')
  expect(turned.sort).toEqual([{ column_id: 'stats.vap_black%', direction: 'asc' }])
  expect(withSortTurned(turned, 'stats.vap_black%').sort).toEqual([])
})
