import { Suspense } from 'react'
import type { Facets } from '#features/search/filters/use-facets.ts'
import type { FilterPlace } from '#features/search/filters/use-filter-place.ts'
import styles from '#features/search/map/CountyMap.module.css'
import { MapWaiting } from '#features/search/map/MapWaiting.tsx'
import type { SearchView } from '#search-state/search-view.ts'
import type { ChangeView } from '#search-state/use-search-view.ts'
import { lazyPart } from '#ui/async/lazy-part.tsx'

const MapPanel = lazyPart(async () => (await import('#features/search/map/MapPanel.tsx')).MapPanel)

interface CountyMapProps {
  readonly view: SearchView
  readonly onChange: ChangeView
  readonly facets: Facets
  readonly place: FilterPlace
}

/** The counties of the five states beside or above the list, where somebody wants to see them. */
export function CountyMap({ view, onChange, facets, place }: CountyMapProps) {
  if (!view.map) return null
  return (
    <section className={styles.map} aria-label="Map of counties and parishes">
      <Suspense fallback={<MapWaiting />}>
        <MapPanel view={view} figureId={view.map} onChange={onChange} facets={facets} place={place} />
      </Suspense>
    </section>
  )
}
