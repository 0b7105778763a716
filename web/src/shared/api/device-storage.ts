/**
 * Everything that a browser stores about a person besides the cookies, in which store, and until when; nothing else is
 * stored. What waits to be sent outlives the sign-out, because nobody else has it yet.
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

/** The person it belongs to, if known, and which one of several of its kind. */
export interface StorageKey {
  readonly thing: StoredKind
  readonly userId?: string
  readonly which?: string
}

/** The stored value; null where there is none or it cannot be read. */
export function readStored(key: StorageKey): unknown {
  try {
    return JSON.parse(storeOf(key.thing).getItem(nameOf(key)) ?? 'null')
  } catch {
    return null
  }
}

/** Stores a value; `null` removes it. Returns false where the browser stores nothing or has no room. */
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

/** Calls back when something is stored or removed, in this tab or another one. */
export function onStored(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** How many of this person's entries the server has not received. */
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
