import { useLayoutEffect, useRef } from 'react'
import type { Box } from '#shared/map/boxes.ts'
import type { DrawnOutline } from '#shared/map/draw-outlines.ts'
import { boxAt, clearLabel } from '#shared/map/drawing/clear-label.ts'
import styles from '#shared/map/drawing/PlaceLabels.module.css'
import { visibleMiddle } from '#shared/map/drawing/visible-middle.ts'
import type { Point } from '#shared/map/outline-shapes.ts'

interface PlaceLabel {
  readonly id: string
  readonly text: string
  readonly outline: DrawnOutline
  readonly isMain: boolean
}

interface PlaceLabelsProps {
  /** Those that matter most first: a label that finds no room is left out. */
  readonly labels: readonly PlaceLabel[]
  readonly view: Box
  /** What may not be covered. */
  readonly occupied: readonly Box[]
}

/** Names on a map that do not cover each other. */
export function PlaceLabels({ labels, view, occupied }: PlaceLabelsProps) {
  const group = useRef<SVGGElement>(null)
  // How large letters are depends on the width of the map, which style sheets decide.
  useLayoutEffect(() => {
    if (group.current) placeAll([...group.current.querySelectorAll('text')], labels, view, occupied)
  })
  return (
    <g ref={group} className={styles.labels} aria-hidden="true">
      {labels.map(({ id, text, isMain }) => (
        <text key={id} data-main={isMain || undefined}>
          {text}
        </text>
      ))}
    </g>
  )
}

function placeAll(
  texts: readonly SVGTextElement[],
  labels: readonly PlaceLabel[],
  view: Box,
  occupied: readonly Box[],
): void {
  const covered = [...occupied]
  texts.forEach((text, index) => {
    const size = text.getBBox()
    const middle = labels[index] && middleOf(text, labels[index].outline, view)
    const at = middle ? clearLabel(size, middle, covered, view) : null
    text.setAttribute('visibility', at ? 'visible' : 'hidden')
    if (!at) return
    text.setAttribute('x', String(at[0]))
    text.setAttribute('y', String(at[1]))
    covered.push(boxAt(at, size))
  })
}

/** The middle of what is seen of an outline, as it is drawn; a label on a drawing that is not there has no place. */
function middleOf(text: SVGTextElement, { id, box }: DrawnOutline, view: Box): Point | null {
  const shape = text.ownerSVGElement?.querySelector<SVGPathElement>(`[data-named="${id}"]`)
  return shape ? visibleMiddle(box, view, ([x, y]) => shape.isPointInFill(new DOMPoint(x, y))) : null
}
