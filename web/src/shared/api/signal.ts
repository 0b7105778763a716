import { useSyncExternalStore } from 'react'

/** Whether the last request had no answer: the signal is gone, or the server. */
let isAway = !(globalThis.navigator?.onLine ?? true)
const listeners = new Set<() => void>()

/** Every request says how it went. */
export function noteSignal(isAnswered: boolean): void {
  if (isAway !== isAnswered) return
  isAway = !isAnswered
  for (const listener of listeners) listener()
}

// Tests of what has no page run without a window.
globalThis.window?.addEventListener('offline', () => noteSignal(false))
globalThis.window?.addEventListener('online', () => noteSignal(true))

export function useIsAway(): boolean {
  return useSyncExternalStore(subscribe, () => isAway)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
