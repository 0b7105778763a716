const fallbackMilliseconds = 200
const latestMilliseconds = 2_000

/** Calls once the browser has nothing to do; answers how to give that up. */
export function whenIdle(call: () => void): () => void {
  // Safari has learned of idleness only lately.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(call, fallbackMilliseconds)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(call, { timeout: latestMilliseconds })
  return () => cancelIdleCallback(request)
}
