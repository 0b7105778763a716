import { expect, test } from 'vitest'
import { clearPlace } from '#features/search/map/clear-place.ts'
import { mapView } from '#features/search/map/view-box.ts'

const size = { width: 80, height: 16 }
const county = { x: 300, top: 300, bottom: 320 }
const topOf = (...others: Parameters<typeof clearPlace>[2][number][]) => clearPlace(size, county, others).top

test('the name of a county stands above it, below it where the name of a state is above, else farther up', () => {
  const above = { x: 290, y: 285, width: 40, height: 12 }
  const below = { x: 290, y: 330, width: 40, height: 12 }
  expect(topOf()).toBe(279)
  expect(topOf(above)).toBe(325)
  expect(topOf(above, below)).toBe(263)
  expect(topOf({ ...above, x: 341 })).toBe(279)
})

test('it stays within the map', () => {
  const { left, top } = clearPlace(size, { x: 49, top: 83, bottom: 99 }, [])
  expect([left, top]).toEqual([mapView.x, mapView.y])
  expect(clearPlace(size, { ...county, x: 10_000 }, []).left).toBe(mapView.x + mapView.width - size.width)
})
