import type { Point } from '#shared/map/outline-shapes.ts'
import type { DrawnOutline } from '#shared/map/draw-outlines.ts'

// In pixels of the whole sheet. A tap further than this from every center selects nothing: on a phone's small map a
// thumb covers about 44 pixels.
const reach = 40

/** The place whose center is nearest to a point of the sheet, because a thumb often hits beside a small one. */
export function nearestOutline(outlines: readonly DrawnOutline[], [x, y]: Point, unit = 1): DrawnOutline | null {
  const distance = ({ center }: DrawnOutline) => Math.hypot(center[0] - x, center[1] - y)
  const nearest = outlines.reduce<DrawnOutline | null>(
    (least, each) => (least && distance(least) <= distance(each) ? least : each),
    null,
  )
  return nearest && distance(nearest) <= reach * unit ? nearest : null
}
