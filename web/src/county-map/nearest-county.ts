import type { Point } from '#county-map/county-shapes.ts'
import type { DrawnCounty } from '#county-map/draw-counties.ts'

// A tap further than this from every centre selects nothing: on a phone's small map a thumb covers about 44 pixels.
const reach = 40

/** The county whose centre is nearest to a point of the sheet, because a thumb often hits beside a small county. */
export function nearestCounty(counties: readonly DrawnCounty[], [x, y]: Point): DrawnCounty | null {
  const distance = ({ centre }: DrawnCounty) => Math.hypot(centre[0] - x, centre[1] - y)
  const nearest = counties.reduce<DrawnCounty | null>(
    (least, county) => (least && distance(least) <= distance(county) ? least : county),
    null,
  )
  return nearest && distance(nearest) <= reach ? nearest : null
}
