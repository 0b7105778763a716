import { Suspense, useLayoutEffect, useRef } from 'react'
import styles from '#officials/search/map/CountyMap.module.css'
import { MapWaiting } from '#officials/search/map/MapWaiting.tsx'
import type { Facets } from '#search/filters/use-facets.ts'
import type { FilterPanel } from '#search/filters/use-filter-panel.ts'
import type { MapFigureId } from '@atlas/contract/endpoints/places/map-figures.ts'
import type { SearchView } from '#search/state/search-view.ts'
import type { ChangeView } from '#search/state/use-search-view.ts'
import { lazyPart, useFetched } from '#shared/ui/async/lazy-part.tsx'
import { useMediaQuery } from '#shared/ui/browser/use-media-query.ts'

const MapPanel = lazyPart(async () => (await import('#officials/search/map/MapPanel.tsx')).MapPanel)

// An address with a map needs this code together with the first rows. If it fails to load, the component says so when
// it is drawn.
if (new URLSearchParams(window.location.search).has('map')) MapPanel.fetch().catch(() => {})

interface CountyMapProps {
  readonly view: SearchView
  readonly onChange: ChangeView
  readonly facets: Facets
  readonly panel: FilterPanel
  readonly onSettled: () => void
}

/** The counties of the five states beside or above the list, for people who open the map. */
export function CountyMap({ view, ...props }: CountyMapProps) {
  return view.map && <OpenMap view={view} figureId={view.map} {...props} />
}

function OpenMap({ panel, ...props }: CountyMapProps & { readonly figureId: MapFigureId }) {
  const top = useMakeRoom(panel)
  const isHere = useFetched(MapPanel)
  return (
    <section className={styles.map} aria-label="Map of counties and parishes">
      <div ref={top} className={styles.top} />
      {isHere ? (
        <Suspense fallback={<MapWaiting />}>
          <MapPanel {...props} />
        </Suspense>
      ) : (
        <MapWaiting />
      )}
    </section>
  )
}

// With the drawer open, the map does not fit beside the list; without it, it does.
const eitherDrawerOrMap = '(min-width: 80rem) and (max-width: 95.99rem)'

/**
 * The map is opened from below it: it is scrolled into view, and the drawer closes where there is no room for both.
 * This happens at the click, before anything is drawn, and not when the code of the map arrives, so that the list moves
 * only once. A tablet that is turned, or a window that is resized, comes to such a width while the map is open.
 */
function useMakeRoom({ isDrawer, setIsOpen }: FilterPanel) {
  const top = useRef<HTMLDivElement>(null)
  const isTight = useMediaQuery(eitherDrawerOrMap) && isDrawer
  useLayoutEffect(() => {
    if (isTight) setIsOpen(false)
    // Not as the panel changes: whoever opens the drawer after that wants both.
    // eslint-disable-next-line react/exhaustive-deps
  }, [isTight])
  useLayoutEffect(() => {
    top.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return top
}
