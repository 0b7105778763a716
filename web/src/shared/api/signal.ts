import { useSyncExternalStore } from 'react'

/** Whether the last request had no answer, because the signal or the server is gone. */
let isAway = !(globalThis.navigator?.onLine ?? true)
const listeners = new Set<() => void>()

/** Every request reports whether it was answered. */
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
