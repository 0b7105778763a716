import { useLocation, useNavigate } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { type AddressQuery, readAddress, writeAddress } from '#search-state/address.ts'
import type { SearchView } from '#search-state/search-view.ts'

export type ChangeView = (next: SearchView, options?: { replace?: boolean }) => void

/** The view that the address says, and the one way to change it: to go to another address. */
export function useSearchView(): [SearchView, ChangeView] {
  const query = useLocation({ select: (location) => location.search }) as AddressQuery
  const navigate = useNavigate()
  const view = useMemo(() => readAddress(query), [query])
  const change = useCallback<ChangeView>(
    (next, { replace = false } = {}) =>
      void navigate({ to: '.', search: writeAddress(next), replace, resetScroll: false }),
    [navigate],
  )
  return [view, change]
}
