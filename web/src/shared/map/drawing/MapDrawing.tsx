import { type CSSProperties, type ReactNode, useCallback, useId } from 'react'
import { BorderLines } from '#shared/map/BorderLines.tsx'
import { type Box, unitOf, viewBoxOf, wholeView } from '#shared/map/boxes.ts'
import countyMapStyles from '#shared/map/county-map.module.css'
import type { DrawnOutlines } from '#shared/map/draw-outlines.ts'
import type { Point } from '#shared/map/outline-shapes.ts'
import { Hatch } from '#shared/map/drawing/Hatch.tsx'
import styles from '#shared/map/drawing/MapDrawing.module.css'
import { MapMarks } from '#shared/map/drawing/MapMarks.tsx'
import { allInView, type InView, OutlinePaths, type ShadedPlace } from '#shared/map/drawing/OutlinePaths.tsx'
import { useMapInput } from '#shared/map/drawing/use-map-input.ts'
import { StateNames } from '#shared/map/StateNames.tsx'
import { classes } from '#shared/ui/look/classes.ts'

export interface MapDrawingProps {
  /** What it shows, and what keys do there. */
  readonly label: string
  readonly drawn: DrawnOutlines
  /** By id: how each is shaded and what it is called. */
  readonly places: ReadonlyMap<string, ShadedPlace>
  readonly view?: Box
  readonly inView?: InView
  readonly selected: readonly string[]
  /** The place that the words beside the map are about. */
  readonly lookedAt: string | null
  /** A point that a dot shows. */
  readonly mark?: Point
  /** Lines that a point is so near that it may lie beyond, as a path. */
  readonly nearLines?: string
  /** Drawn below the outlines, which are lines only then. */
  readonly under?: ReactNode
  readonly onToggle: (id: string) => void
  readonly onLookAt?: (id: string) => void
}

/** A map itself: to the keyboard one stop, to a screen reader a list of places with their figures. */
export function MapDrawing(props: MapDrawingProps) {
  const { label, drawn, places, selected, lookedAt, mark, nearLines = '', under, onToggle, onLookAt } = props
  const { view = wholeView, inView = allInView } = props
  const prefix = useId()
  const optionId = useCallback((id: string) => `${prefix}${id}`, [prefix])
  const { events, pointed, current, hasFocus } = useMapInput({
    outlines: drawn.outlines,
    inView,
    view,
    first: selected[0],
    onToggle,
    onLookAt,
  })
  return (
    <svg
      className={classes(styles.drawing, countyMapStyles.counties)}
      style={unitStyle(view)}
      viewBox={viewBoxOf(view)}
      role="listbox"
      aria-multiselectable="true"
      aria-label={label}
      aria-activedescendant={optionId(current)}
      tabIndex={0}
      {...events}
    >
      <Hatch id={`${prefix}hatch`} />
      {under}
      <g data-over={under ? '' : undefined} role="presentation">
        <OutlinePaths
          drawn={drawn}
          places={places}
          inView={inView}
          selected={selected.join(' ')}
          hatchId={`${prefix}hatch`}
          optionId={optionId}
        />
      </g>
      <g aria-hidden="true">
        <g data-over={under ? '' : undefined}>
          <BorderLines drawn={drawn} />
        </g>
        <StateNames view={view} />
        <MapMarks
          drawn={drawn}
          places={places}
          view={view}
          selected={selected}
          pointed={pointed ?? lookedAt}
          focused={hasFocus ? current : null}
          nearLines={nearLines}
        />
        {mark && <PointMark at={mark} view={view} />}
      </g>
    </svg>
  )
}

/** Where somebody stands: as large on the screen in a close view as in the whole. */
function PointMark({ at: [x, y], view }: { readonly at: Point; readonly view: Box }) {
  const unit = unitOf(view)
  return (
    <g className={styles.point}>
      <circle cx={x} cy={y} r={13 * unit} />
      <circle cx={x} cy={y} r={5 * unit} />
    </g>
  )
}

/** Letters are as large on the screen in a close view as they are in the whole. */
export function unitStyle(view: Box): CSSProperties {
  return { '--unit': unitOf(view).toFixed(4) } as CSSProperties
}
