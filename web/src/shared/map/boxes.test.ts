import { expect, test } from 'vitest'
import { fitted, overlap, unitOf, wholeView } from '#shared/map/boxes.ts'

test('a view has the shape that is asked for, with what it is about in its middle and room around', () => {
  const about = { x: 300, y: 200, width: 60, height: 20 }
  const view = fitted(about, { shape: 0.5, margin: 0.5 })
  expect(view).toEqual({ x: 250, y: 170, width: 160, height: 80 })
  expect(unitOf(wholeView)).toBe(1)
  expect(unitOf(view)).toBeCloseTo(160 / 634)
})

test('over the foot of a view nothing of what it is about stands, and no view is closer than the closest', () => {
  const about = { x: 0, y: 0, width: 40, height: 90 }
  const view = fitted(about, { shape: 1, margin: 0, foot: 0.1 })
  expect(view).toEqual({ x: -30, y: 0, width: 100, height: 100 })
  const foot = { ...view, y: view.y + 91, height: 9 }
  expect(overlap(about, foot)).toBe(false)
  expect(fitted(about, { shape: 1, margin: 0, leastWidth: 200 })).toEqual({ x: -80, y: -55, width: 200, height: 200 })
})
