/**
 * All that a browser keeps of a person beside the cookies, in which store, and until when: what is not named here is
 * kept nowhere. What waits to be sent outlives the sign-out, because nobody else has it yet.
 */
export const deviceStorage = {
  'outcomes to send': { store: 'localStorage', until: 'sent' },
  'notes to send': { store: 'localStorage', until: 'sent' },
  'task drafts': { store: 'localStorage', until: 'sent' },
  'results drafts': { store: 'localStorage', until: 'sent' },
  'reports to send': { store: 'localStorage', until: 'sent' },
  'unfinished texts': { store: 'localStorage', until: 'sign-out' },
  'recent searches': { store: 'localStorage', until: 'sign-out' },
  'kept things': { store: 'localStorage', until: 'sign-out' },
  'nonpartisan view': { store: 'localStorage', until: 'sign-out' },
  ticked: { store: 'sessionStorage', until: 'sign-out' },
  'opened search': { store: 'sessionStorage', until: 'sign-out' },
} as const

type StoredKind = keyof typeof deviceStorage

/** Whose it is, where it is known, and which one of several of its kind. */
export interface StorageKey {
  readonly thing: StoredKind
  readonly userId?: string
  readonly which?: string
}

/** What is kept, as it was written; null where nothing is, or nothing that can be read. */
export function readStored(key: StorageKey): unknown {
  try {
    return JSON.parse(storeOf(key.thing).getItem(nameOf(key)) ?? 'null')
  } catch {
    return null
  }
}

/** Keeps something, and nothing for `null`. False where the browser keeps nothing or has no room. */
export function writeStored(key: StorageKey, value: unknown): boolean {
  try {
    if (value === null) storeOf(key.thing).removeItem(nameOf(key))
    else storeOf(key.thing).setItem(nameOf(key), JSON.stringify(value))
    for (const listener of listeners) listener()
    return true
  } catch {
    return false
  }
}

const listeners = new Set<() => void>()

/** Calls back when something is kept or forgotten, in this tab or another one. */
export function onStored(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** How much of what this person said the server has not heard. */
export function countWaiting(userId: string): number {
  return waitingThings
    .map((thing) => readStored({ thing, userId }))
    .reduce<number>((sum, stored) => sum + lengthOf(stored), 0)
}

/** What outlives the sign-out. */
export const waitingThings = Object.keys(deviceStorage)
  .map((thing) => thing as StoredKind)
  .filter((thing) => deviceStorage[thing].until === 'sent')

function lengthOf(stored: unknown): number {
  return Array.isArray(stored) ? stored.length : 0
}

function nameOf({ thing, userId, which }: StorageKey): string {
  return [thing, userId, which].filter((part) => part !== undefined).join(' ')
}

function storeOf(thing: StoredKind): Storage {
  return globalThis[deviceStorage[thing].store]
}
