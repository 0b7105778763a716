import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Code that comes after the page's own; null until it is here. Where it cannot be fetched, what the page
 * shows instead stays, and `onFailure` may say so.
 */
export function useLoaded<Part extends object>(
  load: () => Promise<Part>,
  isRequested: boolean,
  onFailure: () => void = () => {},
): Part | null {
  const [part, setPart] = useState<Part | null>(null)
  const fail = useEffectEvent(onFailure)
  const isDue = isRequested && part === null
  useEffect(() => {
    if (!isDue) return
    let isGone = false
    load().then(
      (loaded) => !isGone && setPart(loaded),
      () => !isGone && fail(),
    )
    return () => {
      isGone = true
    }
  }, [load, isDue])
  return part
}
