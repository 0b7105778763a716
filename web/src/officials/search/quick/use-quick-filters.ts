import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { sessionQuery } from '#shared/api/session.ts'
import { type QuickFilter, quickFilters } from '#officials/search/quick/quick-filters.ts'

/** The quick filters of the signed-in person. */
export function useQuickFilters(): readonly QuickFilter[] {
  // The page's guard requests it.
  const { data: user } = useQuery({ ...sessionQuery, enabled: false })
  return useMemo(() => quickFilters(user), [user])
}
