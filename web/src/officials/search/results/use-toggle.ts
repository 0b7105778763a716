import { useCallback, useEffect, useRef } from 'react'
import { withToggled } from '#search/state/change-view.ts'
import type { SearchView } from '#search/state/search-view.ts'
import type { ChangeView } from '#search/state/use-search-view.ts'

/** Opens or closes an official; the same function from one drawing to the next, so that rows can stay as they are. */
export function useToggle(view: SearchView, onChange: ChangeView): (official: number) => void {
  const newest = useRef(view)
  useEffect(() => {
    newest.current = view
  }, [view])
  return useCallback((official) => onChange(withToggled(newest.current, official), { replace: true }), [onChange])
}
