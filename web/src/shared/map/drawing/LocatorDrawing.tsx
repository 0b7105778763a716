import { Link } from '@tanstack/react-router'
import { type ReactNode, useId, useMemo } from 'react'
import { type Box, viewBoxOf } from '#shared/map/boxes.ts'
import countyMapStyles from '#shared/map/county-map.module.css'
import type { DrawnOutline, DrawnOutlines } from '#shared/map/draw-outlines.ts'
import { Hatch } from '#shared/map/drawing/Hatch.tsx'
import { Inset, insetBox } from '#shared/map/drawing/Inset.tsx'
import styles from '#shared/map/drawing/LocatorDrawing.module.css'
import { unitStyle } from '#shared/map/drawing/MapDrawing.tsx'
import { SelectionMark } from '#shared/map/drawing/MapMarks.tsx'
import { PlaceLabels } from '#shared/map/drawing/PlaceLabels.tsx'
import { classes } from '#shared/ui/look/classes.ts'

/** A place that a locator names. */
export interface LocatedPlace {
  readonly outline: DrawnOutline
  /** "Perry County": what its link is called. */
  readonly name: string
  /** "Perry": what stands on the map. */
  readonly label: string
}

interface LocatorDrawingProps {
  readonly label: string
  readonly counties: DrawnOutlines
  readonly under: (hatchId: string) => ReactNode
  readonly view: Box
  /** What it is about, in marigold and ink; each links to its page unless that is the page it is on. */
  readonly marked: readonly (LocatedPlace & { readonly isLinked: boolean })[]
  readonly neighbors: readonly LocatedPlace[]
  readonly hasInset: boolean
}

/** A part of the atlas with a place in its middle, its neighbors named and linked, and where in the five states it is. */
export function LocatorDrawing(props: LocatorDrawingProps) {
  const { label, counties, under, view, marked, neighbors, hasInset } = props
  const hatchId = useId()
  const labels = useMemo(
    () => [
      ...marked.map((each) => ({ ...labelOf(each), isMain: true })),
      ...neighbors.map((each) => ({ ...labelOf(each), isMain: false })),
    ],
    [marked, neighbors],
  )
  return (
    <svg
      className={classes(styles.locator, countyMapStyles.counties)}
      style={unitStyle(view)}
      viewBox={viewBoxOf(view)}
      role="group"
      aria-label={label}
    >
      <Hatch id={hatchId} />
      {under(hatchId)}
      {neighbors.map((each) => (
        <PlaceLink key={each.outline.id} place={each} />
      ))}
      <g className={styles.marked} aria-hidden="true">
        {marked.map(({ outline }) => (
          <g key={outline.id}>
            <path className={styles.named} d={outline.path} data-named={outline.id} />
            <SelectionMark drawn={outline} />
          </g>
        ))}
      </g>
      {marked.map((each) => each.isLinked && <PlaceLink key={each.outline.id} place={each} />)}
      <PlaceLabels labels={labels} view={view} occupied={hasInset ? [insetBox(view)] : []} />
      {hasInset && <Inset counties={counties} view={view} />}
    </svg>
  )
}

function labelOf({ outline, label }: LocatedPlace) {
  return { id: outline.id, text: label, outline }
}

function PlaceLink({ place: { outline, name } }: { readonly place: LocatedPlace }) {
  return (
    <Link to="/places/$id" params={{ id: outline.id }} aria-label={name}>
      <path className={styles.link} d={outline.path} data-named={outline.id} />
    </Link>
  )
}
