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

/** Calls once the browser has nothing to do; answers how to give that up. */
function whenIdle(call: () => void): () => void {
  // Safari has learned of idleness only lately.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(call, fallbackMilliseconds)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(call, { timeout: latestMilliseconds })
  return () => cancelIdleCallback(request)
}
