import { type RefObject, useEffect, useRef } from 'react'

/**
 * Where the button that had the focus leaves with its stage, the focus goes to the heading; it is never taken away.
 * Null while no stage is known: a page that is just opened begins at its top.
 */
export function useKeptFocus(heading: RefObject<HTMLElement | null>, stage: string | null): void {
  const before = useRef(stage)
  useEffect(() => {
    const isKnown = before.current !== null
    if (before.current === stage) return
    before.current = stage
    if (isKnown && document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [heading, stage])
}
