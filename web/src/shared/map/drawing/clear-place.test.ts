import { expect, test } from 'vitest'
import { clearPlace } from '#shared/map/drawing/clear-place.ts'
import { wholeView } from '#shared/map/boxes.ts'

const size = { width: 80, height: 16 }
const county = { x: 300, top: 300, bottom: 320 }
const topOf = (...others: Parameters<typeof clearPlace>[2][number][]) => clearPlace(size, county, others, wholeView).top

test('the name of a county stands above it, below it where the name of a state is above, else farther up', () => {
  const above = { x: 290, y: 285, width: 40, height: 12 }
  const below = { x: 290, y: 330, width: 40, height: 12 }
  expect(topOf()).toBe(280)
  expect(topOf(above)).toBe(324)
  expect(topOf(above, below)).toBe(264)
  expect(topOf({ ...above, x: 341 })).toBe(280)
})

test('it stays within the map', () => {
  const { left, top } = clearPlace(size, { x: 49, top: 83, bottom: 99 }, [], wholeView)
  expect([left, top]).toEqual([wholeView.x, wholeView.y])
  expect(clearPlace(size, { ...county, x: 10_000 }, [], wholeView).left).toBe(
    wholeView.x + wholeView.width - size.width,
  )
})
