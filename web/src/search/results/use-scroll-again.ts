import { useElementScrollRestoration } from '@tanstack/react-router'
import { type RefObject, useEffect, useState } from 'react'

/** The router stores the scroll position of a box under this name. */
export const scrollRestored = { 'data-scroll-restoration-id': 'results' } as const

// Rows and details are drawn portion by portion, which takes a while on a slow phone.
const mostMilliseconds = 2_000
const handsOn = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Restores the scroll position of a list, in the frame marked with `scrollRestored` or else in the window. The router
 * does it once, when hardly any rows are drawn; this repeats it as long as the list grows and nobody touches it.
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
