import { startTransition, useCallback, useState } from 'react'
import type { Results } from '#search/results/use-results.ts'
import { useAfterDelay } from '#shared/ui/async/use-after-delay.ts'

/** The map's code and figures are cached, so it is drawn at once when it is opened again. */
let hasBeenDrawn = false
const longestWait = 3_000

interface MapFirst {
  /** The officials for the list, which waits for the map. */
  readonly listed: Results
  /** Called when the map is drawn or cannot be. */
  readonly onSettled: () => void
}

/**
 * The map stands above or beside the list, and a slow phone takes half a second to draw either, so an address that
 * opens the map draws it first. Without a signal no map arrives: the list waits for three seconds at most.
 */
export function useMapFirst(officials: Results, isOpen: boolean): MapFirst {
  const [isSettled, setIsSettled] = useState(!isOpen || hasBeenDrawn)
  const isLate = useAfterDelay(!isSettled, longestWait)
  const onSettled = useCallback(() => {
    hasBeenDrawn = true
    startTransition(() => setIsSettled(true))
  }, [])
  // A list that was seen once never waits again.
  if (!isOpen && !isSettled) setIsSettled(true)
  const isDue = isSettled || isLate || officials.reply === null
  return { listed: isDue ? officials : { ...officials, reply: null, progress: 'loading' }, onSettled }
}
