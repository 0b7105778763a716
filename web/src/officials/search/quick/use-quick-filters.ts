import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { sessionQuery } from '#shared/api/session.ts'
import { type QuickFilter, quickFilters } from '#officials/search/quick/quick-filters.ts'

/** Those of whoever is signed in. */
export function useQuickFilters(): readonly QuickFilter[] {
  // Who guards the page asks.
  const { data: user } = useQuery({ ...sessionQuery, enabled: false })
  return useMemo(() => quickFilters(user), [user])
}
