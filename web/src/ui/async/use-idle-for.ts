import { useEffect, useState } from 'react'

/** True once the browser has been idle while `isWanted` held for this very `subject`; it stays so until another one. */
export function useIdleFor(subject: string, isWanted: boolean): boolean {
  const [idleFor, setIdleFor] = useState<string | null>(null)
  const isIdle = idleFor === subject
  useEffect(() => {
    if (isWanted && !isIdle) return whenIdle(() => setIdleFor(subject))
  }, [subject, isWanted, isIdle])
  return isIdle
}

const fallbackMilliseconds = 200
const latestMilliseconds = 2_000

/** Calls back once the browser is idle; returns a function that cancels it. */
function whenIdle(call: () => void): () => void {
  // Older versions of Safari have no requestIdleCallback; there a short wait stands in for it.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(call, fallbackMilliseconds)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(call, { timeout: latestMilliseconds })
  return () => cancelIdleCallback(request)
}
