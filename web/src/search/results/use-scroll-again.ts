import { useElementScrollRestoration } from '@tanstack/react-router'
import { type RefObject, useEffect, useState } from 'react'

/** The router keeps where a box was scrolled to by this. */
export const scrollRestored = { 'data-scroll-restoration-id': 'results' } as const

// Rows and details are drawn portion by portion, which a slow phone takes a while for.
const mostMilliseconds = 2_000
const handsOn = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Scrolls to where a list was when it was left, the frame that wears `scrollRestored` or else the window. The router does so
 * once, when hardly any rows are drawn: as long as the list grows, and nobody touches it, this does so again.
 */
export function useScrollAgain(frame?: RefObject<HTMLElement | null>): void {
  const left = useElementScrollRestoration(frame ? { id: 'results' } : { getElement: () => window })
  const [{ scrollX, scrollY }] = useState(left ?? { scrollX: 0, scrollY: 0 })
  useEffect(() => {
    const scroller = frame ? frame.current : window
    const grows = frame ? frame.current?.firstElementChild : document.body
    if (!scroller || !grows || (scrollX === 0 && scrollY === 0)) return
    const end = new AbortController()
    const sizes = new ResizeObserver(() => scroller.scrollTo(scrollX, scrollY))
    const timer = setTimeout(() => end.abort(), mostMilliseconds)
    end.signal.addEventListener('abort', () => {
      sizes.disconnect()
      clearTimeout(timer)
    })
    for (const hand of handsOn) addEventListener(hand, () => end.abort(), { passive: true, signal: end.signal })
    sizes.observe(grows)
    return () => end.abort()
  }, [frame, scrollX, scrollY])
}
