import { useEffect, useState } from 'react'
import { useHasSignal } from '#shared/ui/async/use-has-signal.ts'

/**
 * True once the browser has been idle and online while `isRequested` was true for this `subject`; stays true until the
 * subject changes. Used for prefetches.
 */
export function useIdleFor(subject: string, isRequested: boolean): boolean {
  const [idleFor, setIdleFor] = useState<string | null>(null)
  const isIdle = idleFor === subject
  const isDue = useHasSignal() && isRequested && !isIdle
  useEffect(() => {
    if (isDue) return whenIdle(() => setIdleFor(subject))
  }, [subject, isDue])
  return isIdle
}

const fallbackMilliseconds = 200
/** The longest wait for a browser that is never idle. */
export const latestMilliseconds = 2_000

/** Calls back once the browser is idle; returns a function that cancels it. */
function whenIdle(call: () => void): () => void {
  // Safari has no requestIdleCallback, so a short timeout replaces it.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(call, fallbackMilliseconds)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(call, { timeout: latestMilliseconds })
  return () => cancelIdleCallback(request)
}
