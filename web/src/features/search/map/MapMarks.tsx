import type { DrawnCounties, DrawnCounty } from '#county-map/draw-counties.ts'
import { CountyTag } from '#features/search/map/CountyTag.tsx'
import styles from '#features/search/map/MapDrawing.module.css'
import type { Shading } from '#features/search/map/shade-counties.ts'

interface MapMarksProps {
  readonly drawn: DrawnCounties
  readonly shading: Shading
  readonly selected: readonly string[]
  readonly pointed: string | null
  readonly focused: string | null
}

// With more selected counties, none is named: the tags would cover each other, and the applied filters list them all.
const mostNames = 4

/** What is in the filter, pointed at or reached with keys, over everything else. */
export function MapMarks({ drawn, shading, selected, pointed, focused }: MapMarksProps) {
  const outline = (id: string) => drawn.counties.find((county) => county.id === id)
  const chosen = selected.flatMap((id) => outline(id) ?? [])
  const focus = focused === null ? undefined : outline(focused)
  const under = pointed === null ? undefined : outline(pointed)
  const named = [...(chosen.length > mostNames ? [] : chosen), focus, under].filter((each) => each !== undefined)
  return (
    <g className={styles.marks}>
      {chosen.map((county) => (
        <SelectionMark key={county.id} drawn={county} />
      ))}
      {under && <path className={styles.pointed} d={under.path} />}
      {focus && <FocusMark drawn={focus} />}
      {[...new Set(named)].map((county) => {
        const shaded = shading.counties.get(county.id)
        return shaded && <CountyTag key={county.id} drawn={county} text={`${shaded.name} ${shaded.text}`} />
      })}
    </g>
  )
}

interface CountyMarkProps {
  readonly drawn: DrawnCounty
}

/** In the filter: an ink ring in a marigold halo. */
function SelectionMark({ drawn: { path } }: CountyMarkProps) {
  return (
    <>
      <path className={styles.selectionHalo} d={path} />
      <path className={styles.selectionRing} d={path} />
    </>
  )
}

/** Where the keyboard is. */
function FocusMark({ drawn: { path } }: CountyMarkProps) {
  return (
    <>
      <path className={styles.focusHalo} d={path} />
      <path className={styles.focusGap} d={path} />
      <path className={styles.focusRing} d={path} />
    </>
  )
}
