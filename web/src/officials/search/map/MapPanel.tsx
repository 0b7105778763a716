import { useEffect } from 'react'
import { MapScreen } from '#officials/search/map/MapScreen.tsx'
import { MapWaiting } from '#officials/search/map/MapWaiting.tsx'
import { useMap } from '#officials/search/map/use-map.ts'
import type { Facets } from '#search/filters/use-facets.ts'
import type { MapFigureId } from '@atlas/contract/endpoints/places/map-figures.ts'
import type { SearchView } from '#search/state/search-view.ts'
import type { ChangeView } from '#search/state/use-search-view.ts'
import { Banner } from '#shared/ui/async/Banner.tsx'

interface MapPanelProps {
  readonly view: SearchView
  readonly figureId: MapFigureId
  readonly onChange: ChangeView
  readonly facets: Facets
  /** Called when the map is drawn or cannot be. */
  readonly onSettled: () => void
}

export function MapPanel({ view, figureId, onChange, facets, onSettled }: MapPanelProps) {
  const { map, hasFailed, retry } = useMap(figureId, facets)
  const isSettled = map !== null || hasFailed
  useEffect(() => {
    if (isSettled) onSettled()
  }, [isSettled, onSettled])
  return (
    <>
      {map && <MapScreen map={map} view={view} figureId={figureId} onChange={onChange} />}
      {!map && !hasFailed && <MapWaiting />}
      {hasFailed && (
        <Banner text="The map could not be loaded." more="The list below works without it." onRetry={retry} />
      )}
    </>
  )
}
