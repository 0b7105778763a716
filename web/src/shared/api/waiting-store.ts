import { useSyncExternalStore } from 'react'
import { type StorageKey, readStored, writeStored } from '#shared/api/device-storage.ts'

/** What a person said and the server has not heard: in this browser until it has, also over a closed tab. */
export interface WaitingStore<Entry> {
  /** In the order in which it was said. The same array until it changes. */
  readonly of: (userId: string) => readonly Entry[]
  readonly change: (userId: string, change: (stored: readonly Entry[]) => readonly Entry[]) => void
  /** Calls back when something is kept or forgotten, in this tab or another one. */
  readonly listen: (listener: () => void) => () => void
}

interface Kind<Entry> {
  readonly thing: StorageKey['thing']
  /** Undefined for what nobody can read. */
  readonly read: (stored: unknown) => readonly Entry[] | undefined
}

export function createWaitingStore<Entry>({ thing, read }: Kind<Entry>): WaitingStore<Entry> {
  const none: readonly Entry[] = []
  /** As the browser's store has it; and the only place of it, where the store takes nothing. */
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
  // For as long as the page is open: another tab, or the sign-out, may change what is stored.
  window.addEventListener('storage', readAnew)
  const of = (userId: string) => {
    const current = cache.get(userId) ?? stored(userId) ?? none
    cache.set(userId, current)
    return current
  }
  return {
    of,
    change: (userId, change) => {
      // Another tab may have kept some meanwhile.
      const next = change(stored(userId) ?? of(userId))
      cache.set(userId, next)
      // Without room in the browser's store, the page itself keeps them while it is open.
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
