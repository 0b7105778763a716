import type { Point } from '#shared/map/outline-shapes.ts'

/** A part of the sheet. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The five states with room for their names, and the Gulf. */
export const wholeView: Box = { x: 48, y: 82, width: 634, height: 550 }

export function viewBoxOf({ x, y, width, height }: Box): string {
  return [x, y, width, height].map((each) => Number(each.toFixed(1))).join(' ')
}

/** How large a part is beside the whole: letters of a closer view are so much smaller on the sheet. */
export function unitOf({ width }: Box): number {
  return width / wholeView.width
}

export function boxAround(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [x, y] = [least(xs), least(ys)]
  return { x, y, width: most(xs) - x, height: most(ys) - y }
}

export function boxAroundBoxes(boxes: readonly Box[]): Box {
  return boxAround(
    boxes.flatMap(({ x, y, width, height }): Point[] => [
      [x, y],
      [x + width, y + height],
    ]),
  )
}

interface Frame {
  /** Height by width. */
  readonly shape: number
  /** Around it, as a part of its own larger side. */
  readonly margin: number
  /** The closest view, in pixels of the sheet across: nobody knows a place that fills it all. */
  readonly leastWidth?: number
  /** As a part of the height, for what stands over the foot of the map. */
  readonly foot?: number
}

/** The view of a shape, always the same, in whose middle a box lies with some margin. */
export function fitted(box: Box, { shape, margin, leastWidth = 0, foot = 0 }: Frame): Box {
  const around = margin * Math.max(box.width, box.height)
  const [wide, high] = [box.width + 2 * around, (box.height + 2 * around) / (1 - foot)]
  const width = Math.max(wide, high / shape, leastWidth)
  const height = width * shape
  const free = height * (1 - foot)
  return { x: box.x + box.width / 2 - width / 2, y: box.y + box.height / 2 - free / 2, width, height }
}

export function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

export function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, high))
}

function least(numbers: readonly number[]): number {
  return numbers.reduce((one, other) => Math.min(one, other), Number.POSITIVE_INFINITY)
}

function most(numbers: readonly number[]): number {
  return numbers.reduce((one, other) => Math.max(one, other), Number.NEGATIVE_INFINITY)
}
