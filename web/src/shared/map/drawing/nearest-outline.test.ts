import { expect, test } from 'vitest'
import { nearestOutline } from '#shared/map/drawing/nearest-outline.ts'
import { drawn } from '#testing/shapes.ts'

const { outlines } = drawn
const centerOf = (id: string) => outlines.find((county) => county.id === id)?.center ?? [0, 0]

test('a thumb beside a county means the nearest one, and in the open Gulf none', () => {
  const [x, y] = centerOf('28049')
  expect(nearestOutline(outlines, [x + 2, y - 2])?.id).toBe('28049')
  // Monroe, Florida, is the southernmost.
  const [south, low] = centerOf('12087')
  expect(nearestOutline(outlines, [south, low + 15])?.id).toBe('12087')
  expect(nearestOutline(outlines, [250, 520])).toBeNull()
})
