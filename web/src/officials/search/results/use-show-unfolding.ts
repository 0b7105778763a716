import { type RefObject, useEffect, useRef } from 'react'

// About as much as says what it is.
const leastInSight = 240
// It unfolds for 200 ms.
const unfoldingMilliseconds = 400

interface Unfolding<Head, Body> {
  /** What the person pressed in, which stays in sight. */
  readonly head: RefObject<Head | null>
  /** What unfolds below it. */
  readonly body: RefObject<Body | null>
}

/** Details that would open out of sight, such as those of the last row in sight, go to the top with their row. */
export function useShowUnfolding<Head extends HTMLElement, Body extends HTMLElement>(
  isOpen: boolean,
): Unfolding<Head, Body> {
  const head = useRef<Head>(null)
  const body = useRef<Body>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    const isUnfolding = isOpen && !wasOpen.current
    wasOpen.current = isOpen
    if (isUnfolding && head.current && body.current) show(head.current, body.current)
  }, [isOpen])
  return { head, body }
}

function show(head: HTMLElement, body: HTMLElement): void {
  const table = head.closest('table')
  const frame = table?.parentElement
  const bottom = Math.min(frame?.getBoundingClientRect().bottom ?? window.innerHeight, window.innerHeight)
  if (bottom - body.getBoundingClientRect().top >= leastInSight) return
  const toTop = () => {
    if (!frame) return head.scrollIntoView({ block: 'start' })
    // The frame alone: to bring a row into view would scroll the window too, below which there is nothing.
    // The cells of its head stay in sight, and what holds them does not.
    const headings = table.querySelector('thead th')?.getBoundingClientRect().bottom ?? 0
    frame.scrollTop += head.getBoundingClientRect().top - headings
  }
  const sizes = new ResizeObserver(toTop)
  sizes.observe(body)
  setTimeout(() => sizes.disconnect(), unfoldingMilliseconds)
}
