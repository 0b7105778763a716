import { expect, test } from 'vitest'
import { clearLabel } from '#shared/map/drawing/clear-label.ts'
import { visibleMiddle } from '#shared/map/drawing/visible-middle.ts'

const view = { x: 0, y: 0, width: 100, height: 60 }

test('what reaches out of a view is named in the middle of the part that is seen', () => {
  expect(visibleMiddle({ x: 80, y: -500, width: 900, height: 1_000 }, view, () => true)?.[0]).toBeCloseTo(89.17, 1)
  expect(visibleMiddle({ x: 120, y: 0, width: 10, height: 10 }, view, () => true)).toBeNull()
  // Bent like an L: the middle of its corners lies in nothing.
  const [x = 0, y = 0] = visibleMiddle(view, view, ([left, top]) => left < 10 || top > 50) ?? []
  expect(x < 10 || y > 50).toBe(true)
})

test('a label moves aside for one that is there, stays in view, and is left out where no room is', () => {
  const size = { width: 30, height: 10 }
  const there = { x: 35, y: 25, width: 30, height: 10 }
  const [, y = 0] = clearLabel(size, [50, 30], [there], view) ?? []
  expect(Math.abs(y - 30)).toBeGreaterThanOrEqual(10)
  expect(clearLabel(size, [99, 59], [], view)).toEqual([82.5, 52.5])
  expect(clearLabel(size, [50, 30], [view], view)).toBeNull()
})
