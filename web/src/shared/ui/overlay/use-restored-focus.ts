import { useCallback, useEffect, useRef } from 'react'
import { firstConnected, focusPlaces } from '#shared/ui/overlay/focus-places.ts'

/**
 * Restores the focus in a list whose rows may disappear when a button in them is pressed. Call the returned function
 * with the pressed button.
 */
export function useRestoredFocus(rows: unknown): (pressed: HTMLElement) => void {
  const places = useRef<readonly HTMLElement[]>([])
  useEffect(() => {
    // When the focused button is removed, the body has the focus.
    if (rows && document.activeElement === document.body) firstConnected(places.current)?.focus()
  }, [rows])
  return useCallback((pressed) => {
    places.current = focusPlaces(pressed)
  }, [])
}
