import { expect, test } from 'vitest'
import { blackShareBreaks, classOf, countBreaks, evenBreaks } from '#shared/map/classes.ts'

test.each([
  [0, 0],
  [0.0999, 0],
  [0.1, 1],
  [0.2999, 2],
  [0.3, 3],
  [0.4, 4],
  [0.5999, 4],
  [0.6, 5],
  [1, 5],
])('a Black share of %f is in class %i: both thresholds of the coverage rule are edges', (share, expected) => {
  expect(classOf(share, blackShareBreaks)).toBe(expected)
})

test('breaks after what there is are round, rising, and fill the classes about evenly', () => {
  const incomes = Array.from({ length: 439 }, (_, index) => 28_137 + index * 131)
  const breaks = evenBreaks(incomes)
  expect(breaks).toEqual([38_000, 47_000, 57_000, 66_000, 76_000])
  const sizes = [0, 1, 2, 3, 4, 5].map((each) => incomes.filter((income) => classOf(income, breaks) === each).length)
  for (const size of sizes) expect(size).toBeGreaterThan(60)
})

test('of counts, none is a class of its own', () => {
  const counts = [...Array.from({ length: 200 }, () => 0), ...Array.from({ length: 100 }, (_, index) => index + 1)]
  expect(countBreaks(counts)).toEqual([1, 21, 41, 61, 81])
})

test.each([[[]], [[0]], [[3, 3, 3, 3]], [[1, 1, 1, 1, 1, 2, 900]]])(
  'breaks rise even where values hardly differ: %j',
  (values) => {
    for (const breaks of [evenBreaks(values), countBreaks(values)])
      for (const [index, edge] of breaks.entries()) expect(edge).toBeGreaterThan(breaks[index - 1] ?? 0)
  },
)
