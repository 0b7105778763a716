import { useQuery } from '@tanstack/react-query'
import { fetchCountyShapes } from 'virtual:county-shapes'
import { drawCounties } from '#county-map/draw-counties.ts'

/** The map's outlines, in a file of their own that is fetched when first wanted, once. */
export function useDrawnCounties() {
  return useQuery({
    queryKey: ['county-shapes'],
    queryFn: async () => drawCounties(await fetchCountyShapes()),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'offlineFirst',
    structuralSharing: false,
  })
}
