import { type Box, clamp, overlap } from '#shared/map/boxes.ts'
import type { Point } from '#shared/map/outline-shapes.ts'

// In heights of the label: in the middle of its place, else a little up, down, left or right of it.
const shifts: readonly Point[] = [
  [0, 0],
  [0, -1],
  [0, 1],
  [-1.2, 0],
  [1.2, 0],
  [-1.2, -1],
  [1.2, -1],
  [-1.2, 1],
  [1.2, 1],
  [0, -2],
  [0, 2],
]

/** Where a label stands, by its middle, within the view and clear of others; null where there is no such place. */
export function clearLabel(
  { width, height }: Pick<Box, 'width' | 'height'>,
  [x, y]: Point,
  others: readonly Box[],
  view: Box,
): Point | null {
  const edge = height / 4
  const places = shifts.map(
    ([across, down]): Point => [
      clamp(x + across * height, view.x + edge + width / 2, view.x + view.width - edge - width / 2),
      clamp(y + down * height, view.y + edge + height / 2, view.y + view.height - edge - height / 2),
    ],
  )
  const isClear = (at: Point) => others.every((other) => !overlap(boxAt(at, { width, height }), other))
  return places.find(isClear) ?? null
}

export function boxAt([x, y]: Point, { width, height }: Pick<Box, 'width' | 'height'>): Box {
  return { x: x - width / 2, y: y - height / 2, width, height }
}
