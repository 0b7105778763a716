import { expect, test } from 'vitest'
import { distanceWords } from '#rules/distance-words.ts'

test.each([
  [0, 'less than 50 feet'],
  [20, 'about 70 feet'],
  [180, 'about 600 feet'],
  [300, 'about 1,000 feet'],
  [500, 'about 0.3 miles'],
  [1_609, 'about 1 mile'],
  [2_400, 'about 1.5 miles'],
])('%d meters are said as %s', (meters, words) => {
  expect(distanceWords(meters)).toBe(words)
})
