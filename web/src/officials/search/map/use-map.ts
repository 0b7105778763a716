import type { Counties } from '@atlas/contract/endpoints/places/counties.ts'
import { useMemo } from 'react'
import type { DrawnOutlines } from '#shared/map/draw-outlines.ts'
import { useDrawnCounties } from '#shared/map/use-drawn-outlines.ts'
import { mapFigures } from '#shared/map/figures/map-figures.ts'
import { type OfficialsIn, shadeCounties, type Shading } from '#shared/map/figures/shade-counties.ts'
import { useCountyFigures } from '#shared/map/figures/use-county-figures.ts'
import type { Facets } from '#search/filters/use-facets.ts'
import type { MapFigureId } from '@atlas/contract/endpoints/places/map-figures.ts'

export interface ReadyMap {
  readonly drawn: DrawnOutlines
  readonly replied: Counties
  readonly shading: Shading
  readonly officialsIn: OfficialsIn
}

/** Outlines, figures and facets put together: null until all are here. */
export function useMap(figureId: MapFigureId, facets: Facets) {
  const outlines = useDrawnCounties()
  const counties = useCountyFigures()
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
