import { expect, test, vi } from 'vitest'
import { emptyCache } from '#search/cache.ts'

const bitset = new Uint32Array(1)

test.each([
  ['bitsets', 256],
  ['orders', 8],
] as const)('the %s that are used most recently are kept, %i of them', (name, most) => {
  const kept = emptyCache()[name]
  const make = vi.fn(() => bitset)
  for (let key = 0; key < most; key++) kept.getOrAdd(`${key}`, make)
  for (let key = 0; key < most; key++) expect(kept.getOrAdd(`${key}`, make)).toBe(bitset)
  expect(make).toHaveBeenCalledTimes(most)
  // Used once more, the first outlives the second.
  kept.getOrAdd('0', make)
  kept.getOrAdd('one more', make)
  kept.getOrAdd('0', make)
  expect(make).toHaveBeenCalledTimes(most + 1)
  kept.getOrAdd('1', make)
  expect(make).toHaveBeenCalledTimes(most + 2)
})
