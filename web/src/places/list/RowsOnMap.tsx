import { isStateId, type StateId } from '@atlas/contract/rules/states.ts'
import { chamberOf } from '#shared/map/use-drawn-districts.ts'
import { PlaceMap } from '#shared/map/PlaceMap.tsx'
import type { RowsOnMapProps } from '#places/list/list-of-places.ts'
import { outlinesOf, rowOfOutline } from '#places/list/outlines-of-rows.ts'
import { chosen as chosenOf } from '#search/state/change-view.ts'
import type { SearchView } from '#search/state/search-view.ts'

/** Counties, or the districts of one chamber: that of the row pressed last, otherwise that of the first row. */
export function RowsOnMap({ view, rows, choosing: { chosen, marked, onMark } }: RowsOnMapProps) {
  const first = rows[0]?.['place.id']
  const chamber = [marked, first].map((id) => (typeof id === 'string' ? chamberOf(id) : null)).find(Boolean) ?? null
  return (
    <PlaceMap
      chosen={outlinesOf(chosen, rows)}
      lookedAt={marked === null ? null : (outlinesOf([marked], rows)[0] ?? null)}
      stateIds={statesOf(view)}
      chamber={view.group === 'districts' ? chamber : null}
      figureId={view.map ?? 'black-share'}
      shape={1.32}
      pressing="Enter finds its row"
      onPress={(outline) => onMark(rowOfOutline(outline, rows) ?? outline)}
    />
  )
}

/** The states that the list is filtered by; null for all five. */
function statesOf(view: SearchView): readonly StateId[] | null {
  const ids = chosenOf(view, 'state.name').filter(isStateId)
  return ids.length > 0 ? ids : null
}
