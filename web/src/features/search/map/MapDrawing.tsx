import { useCallback, useId } from 'react'
import { BorderLines } from '#county-map/BorderLines.tsx'
import countyMapStyles from '#county-map/county-map.module.css'
import type { DrawnCounties } from '#county-map/draw-counties.ts'
import { StateNames } from '#county-map/StateNames.tsx'
import { CountyPaths } from '#features/search/map/CountyPaths.tsx'
import { Hatch } from '#features/search/map/Hatch.tsx'
import styles from '#features/search/map/MapDrawing.module.css'
import { MapMarks } from '#features/search/map/MapMarks.tsx'
import type { Shading } from '#features/search/map/shade-counties.ts'
import { useMapInput } from '#features/search/map/use-map-input.ts'
import { mapView, viewBoxOf } from '#features/search/map/view-box.ts'
import { classes } from '#ui/look/classes.ts'

interface MapDrawingProps {
  readonly title: string
  readonly drawn: DrawnCounties
  readonly shading: Shading
  readonly selected: readonly string[]
  /** The county that the words below the map are about. */
  readonly lookedAt: string | null
  readonly onToggle: (id: string) => void
  readonly onLookAt: (id: string) => void
}

/** The map itself: to the keyboard one stop, to a screen reader a list of counties with their figures. */
export function MapDrawing({ title, drawn, shading, selected, lookedAt, onToggle, onLookAt }: MapDrawingProps) {
  const prefix = useId()
  const optionId = useCallback((id: string) => `${prefix}${id}`, [prefix])
  const { events, pointed, current, hasFocus } = useMapInput({
    counties: drawn.counties,
    first: selected[0],
    onToggle,
    onLookAt,
  })
  return (
    <svg
      className={classes(styles.drawing, countyMapStyles.counties)}
      viewBox={viewBoxOf(mapView)}
      role="listbox"
      aria-multiselectable="true"
      aria-label={`Map of counties and parishes by ${title}. Arrow keys lead to neighbors, Enter adds to the filter, Escape leaves.`}
      aria-activedescendant={optionId(current)}
      tabIndex={0}
      {...events}
    >
      <Hatch id={`${prefix}hatch`} />
      <CountyPaths
        drawn={drawn}
        shading={shading}
        selected={selected.join(' ')}
        hatchId={`${prefix}hatch`}
        optionId={optionId}
      />
      <g aria-hidden="true">
        <BorderLines drawn={drawn} />
        <StateNames />
        <MapMarks
          drawn={drawn}
          shading={shading}
          selected={selected}
          pointed={pointed ?? lookedAt}
          focused={hasFocus ? current : null}
        />
      </g>
    </svg>
  )
}
