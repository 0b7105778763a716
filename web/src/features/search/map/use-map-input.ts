import { type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react'
import type { Point } from '#county-map/county-shapes.ts'
import type { DrawnCounty } from '#county-map/draw-counties.ts'
import { nearestCounty } from '#county-map/nearest-county.ts'
import { isArrow, nextCounty } from '#county-map/next-county.ts'

interface MapInputOptions {
  readonly counties: readonly DrawnCounty[]
  /** Where the keyboard begins. */
  readonly first: string | undefined
  readonly onToggle: (id: string) => void
  readonly onLookAt: (id: string) => void
}

/**
 * Keys, mouse and fingers on the map. Arrow keys lead from county to county; a mouse or Enter adds
 * one to the filter. A finger, which misses small counties, only looks at one: a button below adds it.
 */
export function useMapInput({ counties, first, onToggle, onLookAt }: MapInputOptions) {
  const [pointed, setPointed] = useState<string | null>(null)
  const [reached, setReached] = useState<number | null>(null)
  const [hasFocus, setHasFocus] = useState(false)
  const pointer = useRef('')
  const place =
    reached ??
    Math.max(
      0,
      counties.findIndex(({ id }) => id === first),
    )
  const current = counties[place]?.id ?? ''

  const onKeyDown = (event: KeyboardEvent<SVGSVGElement>) => {
    setHasFocus(true)
    if (event.key === 'Escape') return focusAfter(event.currentTarget)
    if (isArrow(event.key)) {
      const next = nextCounty(counties, place, event.key)
      setReached(next)
      onLookAt(counties[next]?.id ?? current)
    } else if (event.key === 'Enter' || event.key === ' ') onToggle(current)
    else return
    event.preventDefault()
  }
  const onClick = (event: MouseEvent<SVGSVGElement>) => {
    const isFinger = pointer.current === 'touch'
    pointer.current = ''
    const near = () => nearestCounty(counties, pointOnSheet(event.currentTarget, event))?.id
    const id = countyAt(event.target) ?? (isFinger ? near() : undefined)
    if (id === undefined) return
    setReached(counties.findIndex((county) => county.id === id))
    if (isFinger) onLookAt(id)
    else onToggle(id)
  }
  const events = {
    onKeyDown,
    onClick,
    onPointerDown: (event: PointerEvent) => {
      pointer.current = event.pointerType
    },
    onPointerMove: (event: PointerEvent) => setPointed(countyAt(event.target) ?? null),
    onPointerLeave: () => setPointed(null),
    onFocus: ({ currentTarget }: FocusEvent) => setHasFocus(currentTarget.matches(':focus-visible')),
    onBlur: () => setHasFocus(false),
  }
  return { events, pointed, current, hasFocus }
}

/** Leaves the map for what stands after it. */
function focusAfter(map: SVGSVGElement): void {
  map.closest('section')?.querySelector<HTMLElement>('[data-county-picker]')?.focus()
}

/** The county under a pointer. */
function countyAt(target: EventTarget | null): string | undefined {
  return target instanceof SVGElement ? target.dataset['county'] : undefined
}

/** Where on the sheet a pointer is. */
function pointOnSheet(
  map: SVGSVGElement,
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
): Point {
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(map.getScreenCTM()?.inverse())
  return [x, y]
}
