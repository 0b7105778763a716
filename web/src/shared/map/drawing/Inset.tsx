import { type Box, fitted, viewBoxOf, wholeView } from '#shared/map/boxes.ts'
import type { DrawnOutlines } from '#shared/map/draw-outlines.ts'
import styles from '#shared/map/drawing/LocatorDrawing.module.css'

// As parts of the map's width.
const size = 0.25
const margin = 0.02

/** Where the inset stands: in the right lower corner. */
export function insetBox({ x, y, width, height }: Box): Box {
  const across = width * size
  const down = (across * wholeView.height) / wholeView.width
  return { x: x + width * (1 - margin) - across, y: y + height - width * margin - down, width: across, height: down }
}

interface InsetProps {
  readonly counties: DrawnOutlines
  readonly view: Box
}

/** The five states, and which part of them a map shows. */
export function Inset({ counties, view }: InsetProps) {
  const box = insetBox(view)
  // However close the map is, where it lies is a spot that can be seen.
  const visible = fitted(view, { shape: view.height / view.width, margin: 0, leastWidth: 60 })
  return (
    <g className={styles.inset} aria-hidden="true">
      <rect className={styles.paper} {...box} />
      <svg {...box} viewBox={viewBoxOf(wholeView)}>
        <path className={styles.land} d={counties.outlines.map(({ path }) => path).join('')} />
        <path className={styles.borders} d={counties.stateLines} />
        <rect className={styles.here} {...visible} />
      </svg>
    </g>
  )
}
