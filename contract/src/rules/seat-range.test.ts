import { expect, test } from 'vitest'
import { rangeText, seatRange, smallestGap } from '#rules/seat-range.ts'

test.each([
  // seats, known, counted, share, words, smallest gap
  [5, 3, 1, 0.4, 'between 1 and 3 of 5', 0],
  [5, 4, 1, 0.677, 'between 1 and 2 of 5', 28],
  [5, 5, 3, 0.6, '3 of 5', 0],
  [5, 5, 1, 0.6, '1 of 5', 40],
  [5, 4, 4, 0.3, 'between 4 and 5 of 5', -50],
  [5, 0, 0, 0.677, 'between 0 and 5 of 5', 0],
])('of %i seats, %i known and %i of them counted, beside a share of %f: %s, at best %i points', (...each) => {
  const [seats, known, counted, share, words, gap] = each
  const range = seatRange({ seats, known, counted })
  expect(rangeText(range)).toBe(words)
  expect(smallestGap(range, share)).toBe(gap)
})
