import type { Point } from '#shared/map/outline-shapes.ts'
import type { DrawnOutline } from '#shared/map/draw-outlines.ts'

/** What an arrow key points at. */
export const directions = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
} as const satisfies Record<string, Point>
export type Arrow = keyof typeof directions

export function isArrow(key: string): key is Arrow {
  return Object.hasOwn(directions, key)
}

// Places lie in no grid: a neighbor may lie up to 75 degrees off the arrow's direction and still be the next one.
// A place that is no neighbor has to lie closer to that direction.
const besideWithin = (Math.PI / 180) * 75
const aheadWithin = (Math.PI / 180) * 45

/**
 * Where an arrow key leads from a place, by index: to the neighbor that stands nearest and most in
 * that direction, or, over water or another state's corner, to such a place further off. Where
 * nothing lies ahead, it stays.
 */
export function nextOutline(
  outlines: readonly DrawnOutline[],
  index: number,
  arrow: Arrow,
  canReach: (other: number) => boolean = () => true,
): number {
  const from = outlines[index]
  if (!from) return index
  const way = (other: number) => wayTo(from.center, outlines[other]?.center ?? from.center, directions[arrow])
  const within = (widest: number) => (other: number) => other !== index && canReach(other) && way(other).angle < widest
  const beside = from.neighbors.filter(within(besideWithin))
  const candidates = beside.length > 0 ? beside : [...outlines.keys()].filter(within(aheadWithin))
  return leastOf(candidates, (other) => way(other).effort) ?? index
}

// The effort weighs the distance too: ranked by the angle alone, five small counties could be reached by no arrow key.
function wayTo([x, y]: Point, [otherX, otherY]: Point, [directionX, directionY]: Point) {
  const [aside, along] = [otherX - x, otherY - y]
  const distance = Math.hypot(aside, along)
  const angle = Math.acos((aside * directionX + along * directionY) / distance)
  return { angle, effort: distance * (1 + angle) }
}

function leastOf(indexes: readonly number[], measure: (index: number) => number): number | undefined {
  return indexes.toSorted((a, b) => measure(a) - measure(b))[0]
}
