import { expect, test, vi } from 'vitest'
import type { Filter } from '@atlas/contract/search/filter.ts'
import { match } from '#search/match.ts'
import { rememberCounts } from '#search/remember-counts.ts'
import { countRows } from '#search/row-bitset.ts'
import { type SearchIndex, withCache } from '#search/search-index.ts'
import { testIndex } from '#testing/search/index.ts'

const index = testIndex([{ 'eo.name': 'Ann' }, { 'eo.name': 'Anna' }, { 'eo.name': 'Bob' }])
const named = (...names: string[]): Filter[] => [{ column_id: 'eo.name', operator: 'in', value: names }]
const counting = () => {
  const count = vi.fn((each: SearchIndex, filters: readonly Filter[]) => ({
    officials: countRows(match(each, filters)),
  }))
  return { count, counted: rememberCounts(count) }
}

test('what is counted under the same filters is counted once for each index', () => {
  const { count, counted } = counting()
  expect(counted(index, named('Ann'))).toEqual({ officials: 1 })
  expect(counted(index, named('Ann'))).toEqual({ officials: 1 })
  expect(count).toHaveBeenCalledTimes(1)
  expect(counted(index, named('Ann', 'Bob'))).toEqual({ officials: 2 })
  const next = withCache(testIndex([{ 'eo.name': 'Bob' }]))
  expect(counted(next, named('Ann'))).toEqual({ officials: 0 })
  expect(count).toHaveBeenCalledTimes(3)
})

test('a list of thousands of values is counted each time, so that no memory is kept for it', () => {
  const { count, counted } = counting()
  const many = named(...Array.from({ length: 1_000 }, (_, number) => `Ann ${number}`), 'Anna')
  expect([counted(index, many), counted(index, many)]).toEqual([{ officials: 1 }, { officials: 1 }])
  expect(count).toHaveBeenCalledTimes(2)
})
