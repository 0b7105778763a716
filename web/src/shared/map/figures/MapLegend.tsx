import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { settingsQuery } from '#shared/api/settings.ts'
import countyMapStyles from '#shared/map/county-map.module.css'
import { Hatch } from '#shared/map/drawing/Hatch.tsx'
import { legendClasses, mapFigures } from '#shared/map/figures/map-figures.ts'
import styles from '#shared/map/figures/MapLegend.module.css'
import type { Shading } from '#shared/map/figures/shade-counties.ts'
import type { MapFigureId } from '@atlas/contract/endpoints/places/map-figures.ts'

interface MapLegendProps {
  readonly figureId: MapFigureId
  readonly title: string
  readonly shading: Shading
  /** Whether it may stand over places. */
  readonly isOver?: boolean
}

/** What each tint means, in words and numbers; where a figure is missing, what the hatch means. */
export function MapLegend({ figureId, title, shading, isOver = false }: MapLegendProps) {
  const { breaks, hasFigures, hasGaps } = shading
  const { data: settings } = useQuery(settingsQuery)
  const hatchId = useId()
  return (
    <div className={styles.legend} data-over={isOver || undefined}>
      <p className={styles.title}>{hasFigures ? title : 'No county figures yet'}</p>
      {hasFigures && (
        <ol className={countyMapStyles.counties}>
          {legendClasses(mapFigures[figureId], breaks).map(({ mapClass, text }) => (
            <li key={mapClass}>
              <svg aria-hidden="true">
                <rect width="100%" height="100%" data-class={mapClass} />
              </svg>
              {text}
            </li>
          ))}
        </ol>
      )}
      {hasGaps && (
        <p className={styles.gap}>
          <svg aria-hidden="true">
            <Hatch id={hatchId} />
            <rect width="100%" height="100%" fill={`url(#${hatchId})`} />
          </svg>
          Unknown
        </p>
      )}
      {settings?.is_demonstration && <p className={styles.note}>Demonstration data</p>}
    </div>
  )
}
