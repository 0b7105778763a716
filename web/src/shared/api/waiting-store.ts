import { useSyncExternalStore } from 'react'
import { type StorageKey, readStored, writeStored } from '#shared/api/device-storage.ts'

/**
 * What a person entered and the server has not received: stored in this browser until it has, even if the tab is
 * closed.
 */
export interface WaitingStore<Entry> {
  /** In the order in which they were entered. The same array until it changes. */
  readonly of: (userId: string) => readonly Entry[]
  readonly change: (userId: string, change: (stored: readonly Entry[]) => readonly Entry[]) => void
  /** Calls back when an entry is stored or removed, in this tab or another one. */
  readonly listen: (listener: () => void) => () => void
}

interface Kind<Entry> {
  readonly thing: StorageKey['thing']
  /** Undefined for data that cannot be read. */
  readonly read: (stored: unknown) => readonly Entry[] | undefined
}

export function createWaitingStore<Entry>({ thing, read }: Kind<Entry>): WaitingStore<Entry> {
  const none: readonly Entry[] = []
  /** A copy of the browser's store, and the only copy where the store accepts nothing. */
  const cache = new Map<string, readonly Entry[]>()
  const listeners = new Set<() => void>()
  const stored = (userId: string) => read(readStored({ thing, userId }))
  const notify = () => {
    for (const listener of listeners) listener()
  }
  const readAnew = () => {
    cache.clear()
    notify()
  }
  // As long as the page is open, another tab or the sign-out may change what is stored.
  window.addEventListener('storage', readAnew)
  const of = (userId: string) => {
    const current = cache.get(userId) ?? stored(userId) ?? none
    cache.set(userId, current)
    return current
  }
  return {
    of,
    change: (userId, change) => {
      // Another tab may have stored entries in the meantime.
      const next = change(stored(userId) ?? of(userId))
      cache.set(userId, next)
      // If the browser's store has no room, the page itself keeps them while it is open.
      writeStored({ thing, userId }, next.length === 0 ? null : next)
      notify()
    },
    listen: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export function useWaiting<Entry>(store: WaitingStore<Entry>, userId: string): readonly Entry[] {
  return useSyncExternalStore(store.listen, () => store.of(userId))
}
