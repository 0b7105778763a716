import { useCallback, useEffect, useRef } from 'react'
import { withToggled } from '#search/state/change-view.ts'
import type { SearchView } from '#search/state/search-view.ts'
import type { ChangeView } from '#search/state/use-search-view.ts'

/** Opens or closes an official. The function stays the same on every render, so that rows need not be redrawn. */
export function useToggle(view: SearchView, onChange: ChangeView): (official: number) => void {
  const newest = useRef(view)
  useEffect(() => {
    newest.current = view
  }, [view])
  return useCallback((official) => onChange(withToggled(newest.current, official), { replace: true }), [onChange])
}
