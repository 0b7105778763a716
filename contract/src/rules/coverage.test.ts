import { expect, test } from 'vitest'
import { coverageOf, leastShareFor } from '#rules/coverage.ts'

test.each([
  [29_999, 12_000, 'yes'],
  [29_999, 11_999, 'no'],
  [30_000, 9_000, 'yes'],
  [30_000, 8_999, 'no'],
  [0, 0, 'unknown'],
  [null, 5, 'unknown'],
  [5, null, 'unknown'],
] as const)('of %s people of voting age, %s Black: %s', (votingAge, black, coverage) => {
  expect(coverageOf(votingAge, black)).toBe(coverage)
})

test('the share that is needed is less in larger places', () => {
  expect(leastShareFor(29_999)).toBe(0.4)
  expect(leastShareFor(30_000)).toBe(0.3)
})
