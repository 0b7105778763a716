import type { DrawnCounties } from '#county-map/draw-counties.ts'
import { CountyTag, FocusMark, SelectionMark } from '#features/search/map/CountyMarks.tsx'
import type { Shading } from '#features/search/map/shade-counties.ts'
import { mapView } from '#features/search/map/view-box.ts'

interface MapMarksProps {
  readonly drawn: DrawnCounties
  readonly shading: Shading
  readonly selected: readonly string[]
  readonly pointed: string | null
  readonly focused: string | null
}

// More names than that would cover each other; the list of applied filters has them all.
const mostNames = 4

/** What is in the filter, pointed at or reached with keys, over everything else. */
export function MapMarks({ drawn, shading, selected, pointed, focused }: MapMarksProps) {
  const outline = (id: string) => drawn.counties.find((county) => county.id === id)
  const chosen = selected.flatMap((id) => outline(id) ?? [])
  const focus = focused === null ? undefined : outline(focused)
  const under = pointed === null ? undefined : outline(pointed)
  const named = [...(chosen.length > mostNames ? [] : chosen), focus, under].filter((each) => each !== undefined)
  return (
    <g className="marks">
      {chosen.map((county) => (
        <SelectionMark key={county.id} drawn={county} />
      ))}
      {under && <path className="pointed" d={under.path} />}
      {focus && <FocusMark drawn={focus} />}
      {[...new Set(named)].map((county) => {
        const shaded = shading.counties.get(county.id)
        return shaded && <CountyTag key={county.id} drawn={county} county={shaded} viewBox={mapView} />
      })}
    </g>
  )
}
