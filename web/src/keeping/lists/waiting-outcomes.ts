import { type UnsentOutcome, unsentOutcomesSchema } from '@atlas/contract/endpoints/lists.ts'
import { useSyncExternalStore } from 'react'
import { waitingKeyOf } from '#keeping/lists/waiting-key.ts'

const none: readonly UnsentOutcome[] = []
/** As the browser's store has it; and the only place of it, where the store takes nothing. */
const known = new Map<string, readonly UnsentOutcome[]>()
const listeners = new Set<() => void>()

/** In the order in which it was said. The same array until it changes. */
export function waitingOutcomes(userId: string): readonly UnsentOutcome[] {
  const held = known.get(userId) ?? readStored(userId) ?? none
  known.set(userId, held)
  return held
}

/** Keeps an outcome in this browser until the server has it, also over a closed tab. */
export function keepOutcome(userId: string, outcome: UnsentOutcome): void {
  // Another tab may have kept some meanwhile.
  write(userId, [...(readStored(userId) ?? waitingOutcomes(userId)), outcome])
}

/** Forgets those with these client ids. */
export function forgetOutcomes(userId: string, ids: ReadonlySet<string>): void {
  const held = readStored(userId) ?? waitingOutcomes(userId)
  const left = held.filter(({ said }) => !ids.has(said.client_id))
  if (left.length < held.length) write(userId, left)
}

export function useWaitingOutcomes(userId: string): readonly UnsentOutcome[] {
  return useSyncExternalStore(onOutcomes, () => waitingOutcomes(userId))
}

/** Calls back when something is kept or forgotten, in this tab or another one. */
export function onOutcomes(listener: () => void): () => void {
  listeners.add(listener)
  if (listeners.size === 1) window.addEventListener('storage', readAnew)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', readAnew)
  }
}

function readAnew(): void {
  known.clear()
  tell()
}

function tell(): void {
  for (const listener of listeners) listener()
}

/** Null where nothing is stored, or nothing that can be read. */
function readStored(userId: string): readonly UnsentOutcome[] | null {
  try {
    const text = localStorage.getItem(waitingKeyOf(userId))
    return text === null ? null : unsentOutcomesSchema.parse(JSON.parse(text))
  } catch {
    return null
  }
}

function write(userId: string, outcomes: readonly UnsentOutcome[]): void {
  known.set(userId, outcomes)
  try {
    if (outcomes.length === 0) localStorage.removeItem(waitingKeyOf(userId))
    else localStorage.setItem(waitingKeyOf(userId), JSON.stringify(outcomes))
  } catch {
    // Without room in the browser's store, the page itself keeps them while it is open.
  }
  tell()
}
