import { type RefObject, useEffect, useRef } from 'react'

interface Edges<Scroller extends HTMLElement> {
  /** The element that scrolls. */
  readonly frame: RefObject<Scroller | null>
  /** Its `data-more` names the sides with more to see: "left", "right", "left right". */
  readonly place: RefObject<HTMLDivElement | null>
}

/**
 * At which sides of a scroller there is more to see. Written to the DOM during scrolling, so that React does not
 * rerender.
 */
export function useEdges<Scroller extends HTMLElement = HTMLElement>(): Edges<Scroller> {
  const frame = useRef<Scroller>(null)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const [scroller, marked] = [frame.current, place.current]
    if (!scroller || !marked) return
    const mark = () => {
      const rest = scroller.scrollWidth - scroller.clientWidth - scroller.scrollLeft
      const more = [scroller.scrollLeft > 1 && 'left', rest > 1 && 'right'].filter(Boolean).join(' ')
      if (marked.dataset['more'] !== more) marked.dataset['more'] = more
    }
    const sizes = new ResizeObserver(mark)
    // Content that is added later is measured as soon as it is observed.
    const observeContent = () => {
      for (const element of scroller.children) sizes.observe(element)
    }
    const content = new MutationObserver(observeContent)
    sizes.observe(scroller)
    observeContent()
    content.observe(scroller, { childList: true })
    scroller.addEventListener('scroll', mark, { passive: true })
    return () => {
      sizes.disconnect()
      content.disconnect()
      scroller.removeEventListener('scroll', mark)
    }
  }, [])
  return { frame, place }
}
