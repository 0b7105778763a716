import { type RefObject, useEffect, useRef } from 'react'

// About enough to recognize what it is.
const leastInSight = 240
// It unfolds for 200 ms.
const unfoldingMilliseconds = 400

interface Unfolding<Head, Body> {
  /** The element that was pressed, which stays in view. */
  readonly head: RefObject<Head | null>
  /** What unfolds below it. */
  readonly body: RefObject<Body | null>
}

/** When details would open out of view, such as below the last visible row, their row scrolls to the top. */
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
    // Scrolls only the frame, because scrolling a row into view would scroll the window too, which has nothing below.
    // The cells of the head stay in view, their container does not.
    const headings = table.querySelector('thead th')?.getBoundingClientRect().bottom ?? 0
    frame.scrollTop += head.getBoundingClientRect().top - headings
  }
  const sizes = new ResizeObserver(toTop)
  sizes.observe(body)
  setTimeout(() => sizes.disconnect(), unfoldingMilliseconds)
}
