import { type Box, clamp, overlap } from '#shared/map/boxes.ts'

/** Where a county stands. */
interface Marked {
  readonly x: number
  readonly top: number
  readonly bottom: number
}

/** Where a box of some size stands beside a county, within the view and clear of others: above, below, or farther up. */
export function clearPlace(
  { width, height }: Pick<Box, 'width' | 'height'>,
  { x, top, bottom }: Marked,
  others: readonly Box[],
  view: Box,
): { readonly left: number; readonly top: number } {
  const gap = height / 4
  const left = clamp(x - width / 2, view.x, view.x + view.width - width)
  const above = top - gap - height
  const places = [above, bottom + gap, above - height, above - 2 * height].map((each) =>
    clamp(each, view.y, view.y + view.height - height),
  )
  const isClear = (at: number) => others.every((other) => !overlap({ x: left, y: at, width, height }, other))
  return { left, top: places.find(isClear) ?? places[0] ?? above }
}
