import { useSyncExternalStore } from 'react'

/** The numbers of officials that are ticked, through paging, sorting and filtering, as long as the tab shows the atlas. */
let ticked: ReadonlySet<number> = new Set()
/** Whose ticks they are. */
let owner: string | null = null
const listeners = new Set<() => void>()

function change(next: ReadonlySet<number>): void {
  ticked = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Ticks officials, or takes their ticks away. */
export function tick(ids: readonly number[], isTicked: boolean): void {
  const next = new Set(ticked)
  for (const id of ids) {
    if (isTicked) next.add(id)
    else next.delete(id)
  }
  change(next)
}

export function untickAll(): void {
  change(new Set())
}

/** Ticks that another person left in this tab go. */
export function ownTicks(userId: string): void {
  if (owner !== null && owner !== userId) untickAll()
  owner = userId
}

/** The same set until it changes. */
export function useTicked(): ReadonlySet<number> {
  return useSyncExternalStore(subscribe, () => ticked)
}

/** Asked by each row for itself: of a hundred rows, a tick draws one. */
export function useIsTicked(id: number): boolean {
  return useSyncExternalStore(subscribe, () => ticked.has(id))
}

/** How many of these are ticked: all, some or none. */
export function useTickedOf(ids: readonly number[]): 'all' | 'some' | 'none' {
  return useSyncExternalStore(subscribe, () => {
    const count = ids.filter((id) => ticked.has(id)).length
    if (count === 0) return 'none'
    return count === ids.length ? 'all' : 'some'
  })
}
