import { useLayoutEffect, useSyncExternalStore } from 'react'
import { type StorageKey, readStored, writeStored } from '#shared/api/device-storage.ts'

export interface Ticks {
  /** The numbers of officials that are ticked one by one or by the page. */
  readonly ids: ReadonlySet<number>
  /** A search all of whose officials are ticked, those of its other pages too. */
  readonly allOf: FoundAll | null
}

interface FoundAll {
  readonly filters: string
  readonly total: number
}

const nobody: Ticks = { ids: new Set(), allOf: null }
let ticks = nobody
/** Whose ticks they are. */
let owner: string | null = null
const listeners = new Set<() => void>()

const keyOf = (userId: string): StorageKey => ({ thing: 'ticked', userId })

/** Shown at once, and kept in the tab for whoever loads the page anew; without room there, as long as the page. */
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
 * Whose ticks are shown, and of which search: the ticks of one person are nobody else's, and those on all whom a search
 * finds go with its filters, while single ones stay through paging, sorting and filtering. Before anything is seen.
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

/** Ticks officials, or takes their ticks away; whoever takes one of all away is left with those of the page. */
export function tick(ids: readonly number[], isOn: boolean): void {
  const next = new Set(ticks.ids)
  for (const id of ids) {
    if (isOn) next.add(id)
    else next.delete(id)
  }
  change({ ids: next, allOf: null })
}

/** Ticks all whom a search finds; `page` are those of them that are seen. */
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

/** The same until they change. */
export function useTicks(): Ticks {
  return useSyncExternalStore(subscribe, () => ticks)
}

let isSelecting = false

/** Cards have no room for a box to tick until somebody wants to select. */
export function select(isOn: boolean): void {
  isSelecting = isOn
  if (!isOn) untickAll()
  else for (const listener of listeners) listener()
}

/** Whether boxes are shown on cards: asked for, or somebody is ticked. */
export function useIsSelecting(): boolean {
  return useSyncExternalStore(subscribe, () => isSelecting || ticks.allOf !== null || ticks.ids.size > 0)
}

/** Asked by each row for itself: of a hundred rows, a tick draws one. */
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
