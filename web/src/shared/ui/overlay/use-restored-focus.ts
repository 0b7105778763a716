import { useCallback, useEffect, useRef } from 'react'
import { firstConnected, focusPlaces } from '#shared/ui/overlay/focus-places.ts'

/** For a list whose rows leave by what is pressed in them: the focus does not leave with them. Told what is pressed. */
export function useRestoredFocus(rows: unknown): (pressed: HTMLElement) => void {
  const places = useRef<readonly HTMLElement[]>([])
  useEffect(() => {
    // A button that leaves the page takes the focus with it, and then the body has it.
    if (rows && document.activeElement === document.body) firstConnected(places.current)?.focus()
  }, [rows])
  return useCallback((pressed) => {
    places.current = focusPlaces(pressed)
  }, [])
}
