import { expect, test } from 'vitest'
import { nearestCounty } from '#county-map/nearest-county.ts'
import { drawn } from '#county-map/shapes/test-shapes.ts'

const { counties } = drawn
const centreOf = (id: string) => counties.find((county) => county.id === id)?.centre ?? [0, 0]

test('a thumb beside a county means the nearest one, and in the open Gulf none', () => {
  const [x, y] = centreOf('28049')
  expect(nearestCounty(counties, [x + 2, y - 2])?.id).toBe('28049')
  // Monroe, Florida, is the southernmost.
  const [south, low] = centreOf('12087')
  expect(nearestCounty(counties, [south, low + 15])?.id).toBe('12087')
  expect(nearestCounty(counties, [250, 520])).toBeNull()
})
