import type { Box } from '#shared/map/boxes.ts'
import type { Point } from '#shared/map/outline-shapes.ts'

// Points across and down: enough to find the part of an outline that a map shows.
const samples = 12

/** The middle of what a view shows of an outline: the center of a large neighbor may lie far outside of the view. */
export function visibleMiddle(box: Box, view: Box, isInside: (point: Point) => boolean): Point | null {
  const [left, top] = [Math.max(box.x, view.x), Math.max(box.y, view.y)]
  const width = Math.min(box.x + box.width, view.x + view.width) - left
  const height = Math.min(box.y + box.height, view.y + view.height) - top
  if (width <= 0 || height <= 0) return null
  const steps = Array.from({ length: samples }, (_, step) => (step + 0.5) / samples)
  const inside = steps
    .flatMap((across) => steps.map((down): Point => [left + across * width, top + down * height]))
    .filter(isInside)
  return nearest(inside, mean(inside))
}

function mean(points: readonly Point[]): Point {
  const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)
  return [sum(points.map(([x]) => x)) / points.length, sum(points.map(([, y]) => y)) / points.length]
}

/** Of an outline that bends around something, the mean of its points may lie outside. */
function nearest(points: readonly Point[], [x, y]: Point): Point | null {
  const distance = (point: Point) => Math.hypot(point[0] - x, point[1] - y)
  return points.reduce<Point | null>(
    (least, point) => (least && distance(least) <= distance(point) ? least : point),
    null,
  )
}
