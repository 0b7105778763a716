import { useLayoutEffect, useSyncExternalStore } from 'react'
import { type StorageKey, readStored, writeStored } from '#shared/api/device-storage.ts'

export interface Ticks {
  /** The numbers of the officials that are ticked one by one or by page. */
  readonly ids: ReadonlySet<number>
  /** A search whose officials are all ticked, including those on its other pages. */
  readonly allOf: FoundAll | null
}

interface FoundAll {
  readonly filters: string
  readonly total: number
}

const nobody: Ticks = { ids: new Set(), allOf: null }
let ticks = nobody
/** The person whose ticks they are. */
let owner: string | null = null
const listeners = new Set<() => void>()

const keyOf = (userId: string): StorageKey => ({ thing: 'ticked', userId })

/**
 * Shown at once, and stored in the tab so that they survive a reload; if the storage is full, only as long as the page.
 */
function change(next: Ticks): void {
  ticks = next
  for (const listener of listeners) listener()
  if (owner !== null) writeStored(keyOf(owner), next.ids.size === 0 ? null : [...next.ids])
}

function storedFor(userId: string): Set<number> {
  const stored = readStored(keyOf(userId))
  return new Set(Array.isArray(stored) ? stored.filter(isId) : [])
}

/**
 * Sets whose ticks are shown, and of which search. One person's ticks are never shown to another. Ticking all that a
 * search finds ends when its filters change, while single ticks survive paging, sorting and filtering. Runs before the
 * first paint.
 */
export function useTicksOf(userId: string | undefined, filters: string): void {
  useLayoutEffect(() => {
    if (userId === undefined) return
    if (owner !== userId) {
      owner = userId
      change({ ids: storedFor(userId), allOf: null })
    } else if (ticks.allOf && ticks.allOf.filters !== filters) change({ ...ticks, allOf: null })
  }, [userId, filters])
}

/** Ticks or unticks officials. Unticking one when all are ticked leaves the others of the page ticked. */
export function tick(ids: readonly number[], isOn: boolean): void {
  const next = new Set(ticks.ids)
  for (const id of ids) {
    if (isOn) next.add(id)
    else next.delete(id)
  }
  change({ ids: next, allOf: null })
}

/** Ticks everybody that a search finds; `page` is those of them that are visible. */
export function tickAll(found: FoundAll, page: readonly number[]): void {
  change({ ids: new Set(page), allOf: found })
}

export function untickAll(): void {
  change(nobody)
}

function isId(stored: unknown): stored is number {
  return Number.isInteger(stored)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The same array until they change. */
export function useTicks(): Ticks {
  return useSyncExternalStore(subscribe, () => ticks)
}

let isSelecting = false

/** Cards show no boxes until somebody wants to select. */
export function select(isOn: boolean): void {
  isSelecting = isOn
  if (!isOn) untickAll()
  else for (const listener of listeners) listener()
}

/** Whether cards show boxes: on request, or when somebody is ticked. */
export function useIsSelecting(): boolean {
  return useSyncExternalStore(subscribe, () => isSelecting || ticks.allOf !== null || ticks.ids.size > 0)
}

/** Each row subscribes to its own tick, so that of a hundred rows a tick redraws one. */
export function useIsTicked(id: number): boolean {
  return useSyncExternalStore(subscribe, () => isTicked(id))
}

/** How many of these are ticked. */
export function useTickedOf(ids: readonly number[]): 'all' | 'some' | 'none' {
  return useSyncExternalStore(subscribe, () => {
    if (!ids.some(isTicked)) return 'none'
    return ids.every(isTicked) ? 'all' : 'some'
  })
}

function isTicked(id: number): boolean {
  return ticks.allOf !== null || ticks.ids.has(id)
}
