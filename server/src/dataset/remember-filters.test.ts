import { afterEach, expect, test, vi } from 'vitest'
import type { Filter } from '@atlas/contract/search/filter.ts'
import { rememberFilters } from '#dataset/remember-filters.ts'
import { isRemembered, match } from '#search/match.ts'
import { testIndex } from '#testing/search/index.ts'

const containing = (text: string): Filter => ({ column_id: 'eo.name', operator: 'contains', value: text })
const filters = ['a', 'b', 'c', 'd', 'e'].map(containing)

afterEach(() => {
  vi.restoreAllMocks()
})

/** Makes each new filter take as long as with half a million officials. */
function slowly(): void {
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 11))
}

/** How often other work had a turn while some work was done. */
async function turnsDuring(work: Promise<unknown>): Promise<number> {
  let turns = 0
  let isDone = false
  const others = () => {
    turns++
    if (!isDone) setImmediate(others)
  }
  setImmediate(others)
  await work
  isDone = true
  return turns
}

test('between two filters that are new, others are answered, however many requests bring new ones', async () => {
  slowly()
  const index = testIndex([{ 'eo.name': 'Ada Bell' }])
  const [first, second] = [filters.slice(0, 3), filters.slice(3)]
  const work = Promise.all([rememberFilters(index, first), rememberFilters(index, second)])
  // The first filter starts at once, and the last one ends in the turn of the counter.
  expect(await turnsDuring(work)).toBeGreaterThanOrEqual(filters.length - 2)
})

test('what was worked out so is remembered for the search, and not worked out again', async () => {
  slowly()
  const index = testIndex([{ 'eo.name': 'Ada Bell' }, { 'eo.name': 'Bo Clay' }])
  await rememberFilters(index, filters)
  expect(filters.every((filter) => isRemembered(index, filter))).toBe(true)
  expect(isRemembered(index, containing('f'))).toBe(false)
  expect([...match(index, [containing('b')])]).toEqual([0b11])
  expect(await turnsDuring(rememberFilters(index, filters))).toBeLessThanOrEqual(1)
})

test('a search finds its filters remembered, whatever others have asked between', async () => {
  slowly()
  const index = testIndex([{ 'eo.name': 'Ada Bell' }])
  const others = Array.from({ length: 20 }, (_, request) =>
    rememberFilters(
      index,
      Array.from({ length: 30 }, (_, filter) => containing(`${request} ${filter}`)),
    ),
  )
  await rememberFilters(index, filters)
  expect(filters.filter((filter) => !isRemembered(index, filter))).toEqual([])
  await Promise.all(others)
})
