import type { Point } from '#county-map/county-shapes.ts'
import type { DrawnCounty } from '#county-map/draw-counties.ts'

// Nobody who taps this far off means a county: a thumb is about 44 pixels wide on a phone's small map.
const reach = 40

/** The county whose centre is nearest to a point of the sheet; for a thumb, which hits beside small ones. */
export function nearestCounty(counties: readonly DrawnCounty[], [x, y]: Point): DrawnCounty | null {
  const distance = ({ centre }: DrawnCounty) => Math.hypot(centre[0] - x, centre[1] - y)
  const nearest = counties.reduce<DrawnCounty | null>(
    (least, county) => (least && distance(least) <= distance(county) ? least : county),
    null,
  )
  return nearest && distance(nearest) <= reach ? nearest : null
}
