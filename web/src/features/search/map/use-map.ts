import { type Counties, listCounties } from '@atlas/contract/endpoints/counties.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '#api/call.ts'
import type { DrawnCounties } from '#county-map/draw-counties.ts'
import { useDrawnCounties } from '#county-map/use-drawn-counties.ts'
import { mapFigures } from '#features/search/map/map-figures.ts'
import { type OfficialsIn, shadeCounties, type Shading } from '#features/search/map/shade-counties.ts'
import type { Facets } from '#filters/use-facets.ts'
import type { MapFigureId } from '#search-state/map-figure.ts'

export interface ReadyMap {
  readonly drawn: DrawnCounties
  readonly replied: Counties
  readonly shading: Shading
  readonly officialsIn: OfficialsIn
}

/** Outlines, figures and facets put together: null until all are here. */
export function useMap(figureId: MapFigureId, facets: Facets) {
  const outlines = useDrawnCounties()
  const counties = useCounties()
  const counted = facets.of('county.name')
  const { isKnown } = facets
  const officialsIn = useMemo<OfficialsIn>(() => {
    const counts = new Map(counted.map(({ id, count }) => [id, count]))
    return (id) => (isKnown ? (counts.get(id) ?? 0) : null)
  }, [counted, isKnown])
  const shading = useMemo(
    () => counties.data && shadeCounties(counties.data, mapFigures[figureId], officialsIn),
    [counties.data, figureId, officialsIn],
  )
  const retry = () => {
    void outlines.refetch()
    void counties.refetch()
  }
  const isComplete = outlines.data && counties.data && shading && (isKnown || mapFigures[figureId].columnId !== null)
  const map: ReadyMap | null = isComplete
    ? { drawn: outlines.data, replied: counties.data, shading, officialsIn }
    : null
  return { map, hasFailed: !map && (outlines.isError || counties.isError), retry }
}

/** The figures of every county; they change only with an import. */
function useCounties() {
  return useQuery({
    queryKey: ['counties'],
    queryFn: ({ signal }) => call(listCounties, {}, { signal }),
    staleTime: 10 * 60_000,
  })
}
