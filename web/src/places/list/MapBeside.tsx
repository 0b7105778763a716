import { Suspense } from 'react'
import type { RowsOnMapProps } from '#places/list/list-of-places.ts'
import styles from '#places/list/MapBeside.module.css'
import { lazyPart } from '#shared/ui/async/lazy-part.tsx'
import { fromDesktop } from '#shared/ui/browser/media-queries.ts'
import { useMediaQuery } from '#shared/ui/browser/use-media-query.ts'
import textLook from '#shared/ui/look/text.module.css'

// Loaded later, because the rows come first.
const RowsOnMap = lazyPart(async () => (await import('#places/list/RowsOnMap.tsx')).RowsOnMap)

/** The rows of the list on a map; a press on one side marks the place on the other. */
export function MapBeside({ view, rows, choosing }: RowsOnMapProps) {
  const isDesktop = useMediaQuery(fromDesktop)
  if (!isDesktop || view.map === null) return null
  const { marked } = choosing
  const isElsewhere = marked !== null && !rows.some((row) => row['place.id'] === marked)
  return (
    <section className={styles.map} aria-label="Map">
      <Suspense fallback={<div className={styles.waiting} />}>
        <RowsOnMap view={view} rows={rows} choosing={choosing} />
      </Suspense>
      <p className={textLook.muted} role="status">
        {isElsewhere ? 'The place that was pressed is not on this page of the list.' : pressText}
      </p>
    </section>
  )
}

const pressText = 'Press a place to find its row; arrow keys move between neighbors.'
