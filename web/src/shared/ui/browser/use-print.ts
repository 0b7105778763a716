import { useEffect, useEffectEvent } from 'react'

/** Opens the print window once what is to be printed is there, and says when that window is closed. */
export function usePrint(printed: unknown, onPrinted: () => void): void {
  const end = useEffectEvent(onPrinted)
  useEffect(() => {
    if (printed === null) return
    const stop = new AbortController()
    window.addEventListener('afterprint', () => end(), { signal: stop.signal })
    // Fonts of the sheet may still be on their way.
    void document.fonts.ready.then(() => !stop.signal.aborted && window.print())
    return () => stop.abort()
  }, [printed])
}
