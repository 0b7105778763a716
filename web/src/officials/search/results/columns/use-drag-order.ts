import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import { type PointerEvent, type RefObject, useRef, useState } from 'react'

interface DragOrder {
  readonly list: RefObject<HTMLOListElement | null>
  readonly dragged: ColumnId | null
  readonly startDrag: (id: ColumnId, event: PointerEvent) => void
}

/**
 * Moves a column while its handle is dragged, by mouse, pen or finger. The list listens instead of the handle, because
 * a row that moves in the document would lose the pointer.
 */
export function useDragOrder(columns: readonly ColumnId[], onMove: (id: ColumnId, place: number) => void): DragOrder {
  const list = useRef<HTMLOListElement>(null)
  const [dragged, setDragged] = useState<ColumnId | null>(null)
  const newest = useRef({ columns, onMove })
  newest.current = { columns, onMove }

  const startDrag = (id: ColumnId, event: PointerEvent) => {
    const place = list.current
    if (!place || event.button !== 0) return
    event.preventDefault()
    setDragged(id)
    const ended = new AbortController()
    const end = () => {
      ended.abort()
      setDragged(null)
    }
    const follow = ({ clientY }: { clientY: number }) => {
      const target = placeAt(place, clientY)
      if (target > 0 && target !== newest.current.columns.indexOf(id)) newest.current.onMove(id, target)
    }
    place.setPointerCapture(event.pointerId)
    place.addEventListener('pointermove', follow, { signal: ended.signal })
    for (const type of ['pointerup', 'pointercancel', 'lostpointercapture'] as const)
      place.addEventListener(type, end, { signal: ended.signal })
  }
  return { list, dragged, startDrag }
}

/** The index of the row at this height; above and below the list, that of its first and last row. */
function placeAt(list: HTMLElement, height: number): number {
  const rows = [...list.children]
  const index = rows.findIndex((row) => height < row.getBoundingClientRect().bottom)
  return index < 0 ? rows.length - 1 : index
}
