import { isStateId, stateIds, states } from '@atlas/contract/rules/states.ts'
import { type Box, boxAroundBoxes, fitted, wholeView } from '#shared/map/boxes.ts'
import type { DrawnOutlines } from '#shared/map/draw-outlines.ts'
import type { InView } from '#shared/map/drawing/OutlinePaths.tsx'
import type { OfficialsIn } from '#shared/map/figures/shade-counties.ts'
import { chosen } from '#search/state/change-view.ts'
import type { SearchView } from '#search/state/search-view.ts'

/**
 * The counties that the filters concern: those of the named states in which the filters leave anybody. Selected
 * counties are always included, so that they can be removed.
 */
export function inViewOf(
  view: SearchView,
  selected: readonly string[],
  countyIds: Iterable<string>,
  officialsIn: OfficialsIn,
): InView {
  const named = chosen(view, 'state.name')
  const filtered = stateIds.filter((id) => named.includes(id) || named.includes(states[id].name))
  const ofSelected = selected.map((id) => id.slice(0, 2)).filter(isStateId)
  const others = [...countyIds].filter((id) => officialsIn(id) === 0 && !selected.includes(id))
  return {
    stateIds: filtered.length > 0 ? [...new Set([...filtered, ...ofSelected])] : null,
    others: new Set(others),
  }
}

/** The legend is at the bottom of the map. */
const frame = { shape: wholeView.height / wholeView.width, margin: 0.06, foot: 0.16 }

/** The section of the sheet with these states, always in the proportions of the whole, so that nothing moves. */
export function viewOf({ outlines }: DrawnOutlines, { stateIds: ids }: InView): Box {
  if (ids === null || ids.length === stateIds.length) return wholeView
  const boxes = outlines.filter(({ stateId }) => ids.includes(stateId)).map(({ box }) => box)
  const closer = boxes.length > 0 ? fitted(boxAroundBoxes(boxes), frame) : wholeView
  return closer.width < wholeView.width ? closer : wholeView
}
