import { useEffect, useEffectEvent } from 'react'

/** Opens the print dialog once the content to print is rendered, and calls back when the dialog is closed. */
export function usePrint(printed: unknown, onPrinted: () => void): void {
  const end = useEffectEvent(onPrinted)
  useEffect(() => {
    if (printed === null) return
    const stop = new AbortController()
    window.addEventListener('afterprint', () => end(), { signal: stop.signal })
    // Fonts of the printed page may still be loading.
    void document.fonts.ready.then(() => !stop.signal.aborted && window.print())
    return () => stop.abort()
  }, [printed])
}
