import type { StateId } from '@atlas/contract/rules/states.ts'
import { type Box, boxAroundBoxes } from '#shared/map/boxes.ts'
import type { DrawnOutlines } from '#shared/map/draw-outlines.ts'

/** In pixels of the sheet. */
const margin = 6

/** The part of the sheet that a state fills, with a margin that shows a little of its neighbors. */
export function stateBox({ outlines }: DrawnOutlines, stateId: StateId): Box {
  const { x, y, width, height } = boxAroundBoxes(
    outlines.filter((each) => each.stateId === stateId).map(({ box }) => box),
  )
  return { x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin }
}
