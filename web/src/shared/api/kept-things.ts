import { type KeptThing, keptThingSchema } from '@atlas/contract/rules/kept-thing.ts'
import { readStored, writeStored } from '#shared/api/device-storage.ts'

const key = { thing: 'kept things' } as const
const listeners = new Set<() => void>()
let things: readonly KeptThing[] | null = null
let forgotten = 0

/**
 * How often this tab has removed the things of a session: what was requested in one session is not kept in the next.
 */
export function sessionsForgotten(): number {
  return forgotten
}

export function noteForgottenSession(): void {
  forgotten += 1
}

/** The things that a person keeps on this device; their answers are in the browser's database. */
export function keptThings(): readonly KeptThing[] {
  things ??= readThings()
  return things
}

function readThings(): readonly KeptThing[] {
  const stored = readStored(key)
  return Array.isArray(stored) ? stored.flatMap((each) => keptThingSchema.safeParse(each).data ?? []) : []
}

/** False where the browser has no room for it. */
export function changeKeptThings(change: (things: readonly KeptThing[]) => readonly KeptThing[]): boolean {
  const next = change(readThings())
  if (!writeStored(key, next.length === 0 ? null : next)) return false
  readAnew()
  return true
}

// Another tab may keep something, or sign out.
globalThis.window?.addEventListener('storage', readAnew)

function readAnew(): void {
  things = null
  for (const listener of listeners) listener()
}

/** Calls back when something is kept or removed, in this tab or another one. */
export function onKeptThings(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
