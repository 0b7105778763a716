import { useLocation, useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { type AddressQuery, readAddress, writeAddress } from '#search-state/address.ts'
import type { SearchView } from '#search-state/search-view.ts'

/** Another view; or how to make it of the newest one, which a control may not have been drawn with yet. */
type NextView = SearchView | ((newest: SearchView) => SearchView)

export type ChangeView = (next: NextView, options?: { replace?: boolean }) => void

export function viewAfter(newest: SearchView, next: NextView): SearchView {
  return typeof next === 'function' ? next(newest) : next
}

/**
 * The view that the address says, and the one way to change it: to go to another address. A part that stays as it was
 * stays the same object.
 */
export function useSearchView(): [SearchView, ChangeView] {
  const view = useLocation({ select: ({ search }) => readAddress(search as AddressQuery), structuralSharing: true })
  const navigate = useNavigate()
  const change = useCallback<ChangeView>(
    (next, { replace = false } = {}) =>
      void navigate({
        to: '.',
        search: (query) => writeAddress(viewAfter(readAddress(query as AddressQuery), next)),
        replace,
        resetScroll: false,
      }),
    [navigate],
  )
  return [view, change]
}
