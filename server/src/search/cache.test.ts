import { expect, test, vi } from 'vitest'
import { emptyCache } from '#search/cache.ts'

const cached = new Uint32Array(1) as never

test.each([
  ['bitsets', 256],
  ['orders', 8],
  ['facets', 1_024],
  ['quickWords', 128],
] as const)('the %s that are used most recently are kept, %i of them', (name, most) => {
  const cache = emptyCache()[name]
  const make = vi.fn(() => cached)
  for (let key = 0; key < most; key++) cache.getOrAdd(`${key}`, make)
  for (let key = 0; key < most; key++) expect(cache.getOrAdd(`${key}`, make)).toBe(cached)
  expect(make).toHaveBeenCalledTimes(most)
  // This use makes the first entry more recent than the second, so it is kept.
  cache.getOrAdd('0', make)
  cache.getOrAdd('one more', make)
  cache.getOrAdd('0', make)
  expect(make).toHaveBeenCalledTimes(most + 1)
  cache.getOrAdd('1', make)
  expect(make).toHaveBeenCalledTimes(most + 2)
})
