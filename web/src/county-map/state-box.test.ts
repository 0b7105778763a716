import { stateIds } from '@atlas/contract/rules/states.ts'
import { expect, test } from 'vitest'
import { drawn } from '#county-map/shapes/test-shapes.ts'
import { stateBox } from '#county-map/state-box.ts'

test.each(stateIds)(
  'every county of the state %s lies in its part of the sheet, and Mississippi stands upright',
  (id) => {
    const [left = 0, top = 0, width = 0, height = 0] = stateBox(drawn, id).split(' ').map(Number)
    for (const { centre, stateId } of drawn.counties) {
      if (stateId !== id) continue
      expect(centre[0]).toBeGreaterThan(left)
      expect(centre[0]).toBeLessThan(left + width)
      expect(centre[1]).toBeGreaterThan(top)
      expect(centre[1]).toBeLessThan(top + height)
    }
    if (id === '28') expect(height).toBeGreaterThan(width)
  },
)
