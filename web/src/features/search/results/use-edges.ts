import { type RefObject, useEffect, useRef } from 'react'

interface Edges {
  /** What scrolls. */
  readonly frame: RefObject<HTMLElement | null>
  /** Says in `data-more` at which of its sides there is more to see: "left", "right", "left right". */
  readonly place: RefObject<HTMLDivElement | null>
}

/** Written to the document as people scroll, past React: a table need not be drawn again for a shadow. */
export function useEdges(): Edges {
  const frame = useRef<HTMLElement>(null)
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
    for (const element of [scroller, ...scroller.querySelectorAll('table')]) sizes.observe(element)
    scroller.addEventListener('scroll', mark, { passive: true })
    return () => {
      sizes.disconnect()
      scroller.removeEventListener('scroll', mark)
    }
  }, [])
  return { frame, place }
}
