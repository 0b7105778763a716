import { startTransition, useCallback, useState } from 'react'

/**
 * Whether a list is open. It opens in a transition, which React can interrupt, because a long list rendered at once
 * would block a slow phone. It closes at once.
 */
export function useTransitionOpen(atFirst = false): readonly [boolean, (opens: boolean) => void] {
  const [isOpen, setIsOpen] = useState(atFirst)
  const set = useCallback((opens: boolean) => {
    if (opens) startTransition(() => setIsOpen(true))
    else setIsOpen(false)
  }, [])
  return [isOpen, set]
}
