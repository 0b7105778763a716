import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Code that comes after the page's own; null until it is here. Where it cannot be fetched, what the page
 * shows instead stays, and `onFailure` may say so.
 */
export function useLoaded<Module extends object>(
  load: () => Promise<Module>,
  isRequested: boolean,
  onFailure: () => void = () => {},
): Module | null {
  const [module, setModule] = useState<Module | null>(null)
  const fail = useEffectEvent(onFailure)
  const isDue = isRequested && module === null
  useEffect(() => {
    if (!isDue) return
    let isGone = false
    load().then(
      (loaded) => !isGone && setModule(loaded),
      () => !isGone && fail(),
    )
    return () => {
      isGone = true
    }
  }, [load, isDue])
  return module
}
