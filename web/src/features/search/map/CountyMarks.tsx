import type { DrawnCounty } from '#county-map/draw-counties.ts'
import type { ShadedCounty } from '#features/search/map/shade-counties.ts'

interface CountyMarkProps {
  readonly drawn: DrawnCounty
}

/** In the filter: an ink ring in a marigold halo. */
export function SelectionMark({ drawn: { path } }: CountyMarkProps) {
  return (
    <>
      <path className="selection-halo" d={path} />
      <path className="selection-ring" d={path} />
    </>
  )
}

/** Where the keyboard is. */
export function FocusMark({ drawn: { path } }: CountyMarkProps) {
  return (
    <>
      <path className="focus-halo" d={path} />
      <path className="focus-gap" d={path} />
      <path className="focus-ring" d={path} />
    </>
  )
}

interface CountyTagProps extends CountyMarkProps {
  readonly county: ShadedCounty
  readonly viewBox: { readonly x: number; readonly y: number; readonly width: number }
}

// Half of what a letter takes where the map is smallest: no name is cut off at the edge.
const halfLetter = 7

/** Name and figure above a county. */
export function CountyTag({ drawn: { centre, top }, county, viewBox }: CountyTagProps) {
  const text = `${county.name} ${county.text}`
  const half = text.length * halfLetter
  const x = Math.min(Math.max(centre[0], viewBox.x + half), viewBox.x + viewBox.width - half)
  const y = Math.max(top - 5, viewBox.y + 16)
  return (
    <text className="county-tag" x={x} y={y}>
      {text}
    </text>
  )
}
