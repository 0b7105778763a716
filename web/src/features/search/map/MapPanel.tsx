import { useEffect, useRef } from 'react'
import type { Facets } from '#features/search/filters/use-facets.ts'
import type { FilterPlace } from '#features/search/filters/use-filter-place.ts'
import styles from '#features/search/map/MapScreen.module.css'
import { MapScreen } from '#features/search/map/MapScreen.tsx'
import { MapWaiting } from '#features/search/map/MapWaiting.tsx'
import { useMap } from '#features/search/map/use-map.ts'
import type { MapFigureId } from '#search-state/map-figure.ts'
import type { SearchView } from '#search-state/search-view.ts'
import type { ChangeView } from '#search-state/use-search-view.ts'
import { Banner } from '#ui/async/Banner.tsx'

interface MapPanelProps {
  readonly view: SearchView
  readonly figureId: MapFigureId
  readonly onChange: ChangeView
  readonly facets: Facets
  readonly place: FilterPlace
}

export function MapPanel({ view, figureId, onChange, facets, place }: MapPanelProps) {
  const { map, hasFailed, retry } = useMap(figureId, facets)
  const top = useMakeRoom(place)
  return (
    <>
      <div ref={top} className={styles.top} />
      {map && <MapScreen map={map} view={view} figureId={figureId} onChange={onChange} />}
      {!map && !hasFailed && <MapWaiting />}
      {hasFailed && (
        <Banner text="The map could not be loaded." more="The list below works without it." onRetry={retry} />
      )}
    </>
  )
}

// With the drawer beside it, there is no room here for the map beside the list; without it, there is.
const eitherDrawerOrMap = '(min-width: 80rem) and (max-width: 95.99rem)'

/** The map is opened from below it: it is scrolled into sight, and the drawer closes where there is no room for both. */
function useMakeRoom({ isDrawer, setIsOpen }: FilterPlace) {
  const top = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isDrawer && window.matchMedia(eitherDrawerOrMap).matches) setIsOpen(false)
    top.current?.scrollIntoView({ block: 'nearest' })
    // Only as the map opens: whoever opens the drawer after that wants both.
    // eslint-disable-next-line react/exhaustive-deps
  }, [])
  return top
}
