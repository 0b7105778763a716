import type { Box } from '#shared/map/boxes.ts'
import type { DrawnOutline, DrawnOutlines } from '#shared/map/draw-outlines.ts'
import styles from '#shared/map/drawing/MapDrawing.module.css'
import type { ShadedPlace } from '#shared/map/drawing/OutlinePaths.tsx'
import { OutlineTag } from '#shared/map/drawing/OutlineTag.tsx'

interface MapMarksProps {
  readonly drawn: DrawnOutlines
  readonly places: ReadonlyMap<string, ShadedPlace>
  readonly view: Box
  readonly selected: readonly string[]
  readonly pointed: string | null
  readonly focused: string | null
  readonly nearLines: string
}

// With more selected places, none is named: the tags would cover each other, and the applied filters list them all.
const mostNames = 4

/** What is in the filter, pointed at or reached with keys, over everything else. */
export function MapMarks({ drawn, places, view, selected, pointed, focused, nearLines }: MapMarksProps) {
  const outline = (id: string) => drawn.outlines.find((each) => each.id === id)
  const chosen = selected.flatMap((id) => outline(id) ?? [])
  const focus = focused === null ? undefined : outline(focused)
  const under = pointed === null ? undefined : outline(pointed)
  const named = [...(chosen.length > mostNames ? [] : chosen), focus, under].filter((each) => each !== undefined)
  return (
    <g className={styles.marks} data-banded={nearLines === '' ? undefined : ''}>
      {chosen.map((each) => (
        <SelectionMark key={each.id} drawn={each} />
      ))}
      {nearLines !== '' && <NearLines path={nearLines} />}
      {under && <path className={styles.pointed} d={under.path} />}
      {focus && <FocusMark drawn={focus} />}
      {[...new Set(named)].map((each) => {
        const shaded = places.get(each.id)
        return (
          shaded && <OutlineTag key={each.id} drawn={each} text={`${shaded.name} ${shaded.text}`.trim()} view={view} />
        )
      })}
    </g>
  )
}

interface OutlineMarkProps {
  readonly drawn: Pick<DrawnOutline, 'path'>
}

/** Chosen: an ink ring in a marigold halo. */
export function SelectionMark({ drawn: { path } }: OutlineMarkProps) {
  return (
    <>
      <path className={styles.selectionHalo} d={path} />
      <path className={styles.selectionRing} d={path} />
    </>
  )
}

/** Where a point may lie on either side: a band over the line, which is dashed. */
function NearLines({ path }: { readonly path: string }) {
  return (
    <>
      <path className={styles.band} d={path} />
      <path className={styles.nearLine} d={path} />
    </>
  )
}

/** Where the keyboard is. */
function FocusMark({ drawn: { path } }: OutlineMarkProps) {
  return (
    <>
      <path className={styles.focusHalo} d={path} />
      <path className={styles.focusGap} d={path} />
      <path className={styles.focusRing} d={path} />
    </>
  )
}
