import { useLayoutEffect, useRef } from 'react'
import { type Box, unitOf } from '#shared/map/boxes.ts'
import type { DrawnOutline } from '#shared/map/draw-outlines.ts'
import { clearPlace } from '#shared/map/drawing/clear-place.ts'
import styles from '#shared/map/drawing/MapDrawing.module.css'

interface OutlineTagProps {
  readonly drawn: DrawnOutline
  readonly text: string
  readonly view: Box
}

/** Name and figure of a place in a box above it, or where that would cover the name of a state, below. */
export function OutlineTag({ drawn: { center, box }, text, view }: OutlineTagProps) {
  const group = useRef<SVGGElement>(null)
  // How large letters are depends on the width of the map, which style sheets decide.
  useLayoutEffect(() => {
    if (group.current) place(group.current, center, box.y, view)
  })
  return (
    <g ref={group} className={styles.tag} data-outline-tag>
      <rect rx={3 * unitOf(view)} />
      <text>{text}</text>
    </g>
  )
}

function place(group: SVGGElement, [x, y]: DrawnOutline['center'], top: number, view: Box): void {
  const [box, text] = [group.querySelector('rect'), group.querySelector('text')]
  if (!box || !text) return
  const { height: line, width } = text.getBBox()
  const size = { width: width + line * 0.7, height: line * 1.25 }
  const { left, top: at } = clearPlace(size, { x, top, bottom: 2 * y - top }, othersOf(group), view)
  for (const [name, value] of Object.entries({ x: left, y: at, ...size })) box.setAttribute(name, String(value))
  text.setAttribute('x', String(left + size.width / 2))
  text.setAttribute('y', String(at + size.height / 2))
}

/** What may not be covered: the names of the states that are seen, and the tags before this one. */
function othersOf(group: SVGGElement): Box[] {
  const names = group.ownerSVGElement?.querySelectorAll<SVGGraphicsElement>('[data-state-name] text') ?? []
  const tags = [...(group.parentElement?.querySelectorAll<SVGGraphicsElement>('[data-outline-tag]') ?? [])]
  return [...names, ...tags.slice(0, tags.indexOf(group))]
    .map((each) => each.getBBox())
    .filter(({ width }) => width > 0)
}
