import { MapScreen } from '#features/search/map/MapScreen.tsx'
import { MapWaiting } from '#features/search/map/MapWaiting.tsx'
import { useMap } from '#features/search/map/use-map.ts'
import type { Facets } from '#filters/use-facets.ts'
import type { MapFigureId } from '@atlas/contract/endpoints/map-figures.ts'
import type { SearchView } from '#search-state/search-view.ts'
import type { ChangeView } from '#search-state/use-search-view.ts'
import { Banner } from '#ui/async/Banner.tsx'

interface MapPanelProps {
  readonly view: SearchView
  readonly figureId: MapFigureId
  readonly onChange: ChangeView
  readonly facets: Facets
}

export function MapPanel({ view, figureId, onChange, facets }: MapPanelProps) {
  const { map, hasFailed, retry } = useMap(figureId, facets)
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
