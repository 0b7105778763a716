import { useEffect, useEffectEvent, useState } from 'react'

/**
 * A module that loads after the page; null until then. If it cannot be fetched, it stays null and `onFailure` is
 * called.
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
