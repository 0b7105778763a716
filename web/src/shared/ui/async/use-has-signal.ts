import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

/** Whether the browser is online. Prefetches wait until it is. */
export function useHasSignal(): boolean {
  return useSyncExternalStore(onSignal, hasSignal)
}

const onSignal = (changed: () => void) => onlineManager.subscribe(changed)
const hasSignal = () => onlineManager.isOnline()
