import { type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react'
import { type Box, unitOf } from '#shared/map/boxes.ts'
import type { DrawnOutline } from '#shared/map/draw-outlines.ts'
import { nearestOutline } from '#shared/map/drawing/nearest-outline.ts'
import { isArrow, nextOutline } from '#shared/map/drawing/next-outline.ts'
import { canBeChosen, type InView } from '#shared/map/drawing/OutlinePaths.tsx'
import type { Point } from '#shared/map/outline-shapes.ts'

interface MapInputOptions {
  readonly outlines: readonly DrawnOutline[]
  readonly inView: InView
  readonly view: Box
  /** Where the keyboard begins. */
  readonly first: string | undefined
  readonly onToggle: (id: string) => void
  /** Without it there is nothing to look at first: a finger chooses, too. */
  readonly onLookAt?: ((id: string) => void) | undefined
}

/**
 * Keys, mouse and fingers on the map. Arrow keys lead from place to place; a mouse or Enter chooses
 * one. A finger, which misses small places, only looks at one: a button beside the map chooses it.
 */
export function useMapInput({ outlines, inView, view, first, onToggle, onLookAt }: MapInputOptions) {
  const [pointed, setPointed] = useState<string | null>(null)
  const [reached, setReached] = useState<number | null>(null)
  const [hasFocus, setHasFocus] = useState(false)
  const pointer = useRef('')
  const canReach = (at: number) => canBeChosen(inView, outlines[at] as DrawnOutline)
  const index =
    [reached, outlines.findIndex(({ id }) => id === first)].find((at) => at !== null && at >= 0 && canReach(at)) ??
    outlines.findIndex((_, at) => canReach(at))
  const current = outlines[index]?.id ?? ''

  const onKeyDown = (event: KeyboardEvent<SVGSVGElement>) => {
    setHasFocus(true)
    if (event.key === 'Escape') return focusAfter(event.currentTarget)
    if (isArrow(event.key)) {
      const next = nextOutline(outlines, index, event.key, canReach)
      setReached(next)
      onLookAt?.(outlines[next]?.id ?? current)
    } else if (event.key === 'Enter' || event.key === ' ') onToggle(current)
    else return
    event.preventDefault()
  }
  const onClick = (event: MouseEvent<SVGSVGElement>) => {
    const isFinger = pointer.current === 'touch'
    pointer.current = ''
    const near = () => {
      const options = outlines.filter((each) => canBeChosen(inView, each))
      return nearestOutline(options, pointOnSheet(event.currentTarget, event), unitOf(view))?.id
    }
    const id = placeAt(event.target) ?? (isFinger ? near() : undefined)
    if (id === undefined) return
    setReached(outlines.findIndex((each) => each.id === id))
    if (isFinger && onLookAt) onLookAt(id)
    else onToggle(id)
  }
  const events = {
    onKeyDown,
    onClick,
    onPointerDown: (event: PointerEvent) => {
      pointer.current = event.pointerType
    },
    onPointerMove: (event: PointerEvent) => setPointed(placeAt(event.target) ?? null),
    onPointerLeave: () => setPointed(null),
    onFocus: ({ currentTarget }: FocusEvent) => setHasFocus(currentTarget.matches(':focus-visible')),
    onBlur: () => setHasFocus(false),
  }
  return { events, pointed, current, hasFocus }
}

/** Leaves the map for what stands after it. */
function focusAfter(map: SVGSVGElement): void {
  map.closest('section')?.querySelector<HTMLElement>('[data-after-map]')?.focus()
}

/** The place under a pointer. */
function placeAt(target: EventTarget | null): string | undefined {
  return target instanceof SVGElement ? target.dataset['outline'] : undefined
}

/** Where on the sheet a pointer is. */
function pointOnSheet(
  map: SVGSVGElement,
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
): Point {
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(map.getScreenCTM()?.inverse())
  return [x, y]
}
