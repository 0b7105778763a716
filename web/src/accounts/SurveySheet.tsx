import type { ReactNode } from 'react'
import { project } from '#shared/map/projection.ts'
import styles from '#accounts/SurveySheet.module.css'
import { classes } from '#shared/ui/look/classes.ts'

/** The five states, which always stay visible. The lines continue to the edges of the panel. */
const inSight = '44 88 640 556'

// The graticule: the lines of latitude and longitude.
const [west, east, low, high] = [-99, -75, 21, 40]

const meridians = wholeDegrees(west, east).map((degrees) => ({
  degrees,
  path: path([
    [degrees, low],
    [degrees, high],
  ]),
}))

const parallels = wholeDegrees(low, high).map((degrees) => ({
  degrees,
  path: path(wholeDegrees(west, east).map((longitude) => [longitude, degrees])),
}))

/** A survey sheet: lines of latitude and longitude with a compass rose in the Gulf, and the drawing on it. */
export function SurveySheet({ children }: { readonly children?: ReactNode }) {
  return (
    <svg className={styles.survey} viewBox={inSight} aria-hidden="true">
      {[...meridians, ...parallels].map((line) => (
        <path
          key={line.path}
          className={line.degrees % 5 === 0 ? styles.line : classes(styles.line, styles.fine)}
          d={line.path}
        />
      ))}
      <Label at={project(-95, 30)} text="30° N" />
      <Label at={project(-90, 28.1)} text="90° W" />
      <Label at={project(-85, 26.4)} text="85° W" />
      <Rose at={project(-86.6, 27.6)} />
      {children}
    </svg>
  )
}

function Label({ at: [x, y], text }: { readonly at: [number, number]; readonly text: string }) {
  return (
    <text x={x + 6} y={y - 6}>
      {text}
    </text>
  )
}

function Rose({ at: [x, y] }: { readonly at: [number, number] }) {
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(0.58)`}>
      <circle className={styles.rose} r="86" />
      <circle className={styles.rose} r="80" strokeDasharray="1 6.98" strokeWidth="8" />
      {[45, 135, 225, 315].map((turn) => (
        <path key={turn} className={styles.roseShade} d="M0 -58 8 -8 0 0 -8 -8Z" transform={`rotate(${turn})`} />
      ))}
      {[0, 90, 180, 270].map((turn) => (
        <g key={turn} transform={`rotate(${turn})`}>
          <path className={styles.rosePoint} d="M0 -76 0 0 -11 -11Z" />
          <path className={styles.roseDark} d="M0 -76 0 0 11 -11Z" />
        </g>
      ))}
      <text y="-96" textAnchor="middle">
        N
      </text>
    </g>
  )
}

function path(places: readonly [number, number][]): string {
  return `M${places
    .map((place) =>
      project(...place)
        .map((number) => number.toFixed(1))
        .join(' '),
    )
    .join('L')}`
}

/** Each whole degree from one to another. */
function wholeDegrees(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, step) => from + step)
}
