import { stateIds } from '@atlas/contract/rules/states.ts'
import { expect, test } from 'vitest'
import { drawn } from '#testing/shapes.ts'
import { stateBox } from '#shared/map/state-box.ts'

test.each(stateIds)(
  'every county of the state %s lies in its part of the sheet, and Mississippi stands upright',
  (id) => {
    const { x: left, y: top, width, height } = stateBox(drawn, id)
    for (const { center, stateId } of drawn.outlines) {
      if (stateId !== id) continue
      expect(center[0]).toBeGreaterThan(left)
      expect(center[0]).toBeLessThan(left + width)
      expect(center[1]).toBeGreaterThan(top)
      expect(center[1]).toBeLessThan(top + height)
    }
    if (id === '28') expect(height).toBeGreaterThan(width)
  },
)
