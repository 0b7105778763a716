import { useQuery } from '@tanstack/react-query'
import { fetchCountyShapes } from 'virtual:county-shapes'
import { type DrawnOutlines, drawOutlines } from '#shared/map/draw-outlines.ts'
import type { OutlineShapes } from '#shared/map/outline-shapes.ts'

/** The outlines of the counties, in a file of their own that is fetched when first wanted, once. */
export const countyOutlines = outlinesQuery('county', fetchCountyShapes)

export function useDrawnCounties() {
  return useQuery(countyOutlines)
}

/** Outlines never change while a page is open. */
export function outlinesQuery(name: string, fetchShapes: () => Promise<OutlineShapes>) {
  return {
    queryKey: ['outlines', name],
    queryFn: async (): Promise<DrawnOutlines> => drawOutlines(await fetchShapes()),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'offlineFirst',
    structuralSharing: false,
  } as const
}
