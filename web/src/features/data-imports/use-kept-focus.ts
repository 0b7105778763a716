import { type RefObject, useEffect, useRef } from 'react'

/** Where the button that had the focus leaves with its stage, the focus goes to the heading; it is never taken away. */
export function useKeptFocus(heading: RefObject<HTMLElement | null>, stage: string): void {
  const before = useRef(stage)
  useEffect(() => {
    if (before.current === stage) return
    before.current = stage
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [heading, stage])
}
