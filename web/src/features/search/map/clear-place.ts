import { mapView } from '#features/search/map/view-box.ts'

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Where a county stands. */
interface Marked {
  readonly x: number
  readonly top: number
  readonly bottom: number
}

const gap = 5

/** Where a box of some size stands beside a county, within the map and clear of others: above, below, or farther up. */
export function clearPlace(
  { width, height }: Pick<Box, 'width' | 'height'>,
  { x, top, bottom }: Marked,
  others: readonly Box[],
): { readonly left: number; readonly top: number } {
  const left = clamp(x - width / 2, mapView.x, mapView.x + mapView.width - width)
  const above = top - gap - height
  const places = [above, bottom + gap, above - height, above - 2 * height].map((each) =>
    clamp(each, mapView.y, mapView.y + mapView.height - height),
  )
  const isClear = (at: number) => others.every((other) => !overlap({ x: left, y: at, width, height }, other))
  return { left, top: places.find(isClear) ?? places[0] ?? above }
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most))
}

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}
