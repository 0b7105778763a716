/**
 * All that a browser keeps of a person beside the cookies, in which store, and until when: what is not named here is
 * kept nowhere. What waits to be sent outlives the sign-out, because nobody else has it yet.
 */
export const keptOnDevice = {
  'outcomes to send': { store: 'localStorage', until: 'sent' },
  'notes to send': { store: 'localStorage', until: 'sent' },
  'unfinished texts': { store: 'localStorage', until: 'sign-out' },
  'recent searches': { store: 'localStorage', until: 'sign-out' },
  'nonpartisan view': { store: 'localStorage', until: 'sign-out' },
  ticked: { store: 'sessionStorage', until: 'sign-out' },
  'opened search': { store: 'sessionStorage', until: 'sign-out' },
} as const

type KeptThing = keyof typeof keptOnDevice

/** Whose it is, where it is known, and which one of several of its kind. */
export interface KeptKey {
  readonly thing: KeptThing
  readonly userId?: string
  readonly which?: string
}

/** What is kept, as it was written; null where nothing is, or nothing that can be read. */
export function readKept(key: KeptKey): unknown {
  try {
    return JSON.parse(storeOf(key.thing).getItem(nameOf(key)) ?? 'null')
  } catch {
    return null
  }
}

/** Keeps something, and nothing for `null`. False where the browser keeps nothing or has no room. */
export function writeKept(key: KeptKey, value: unknown): boolean {
  try {
    if (value === null) storeOf(key.thing).removeItem(nameOf(key))
    else storeOf(key.thing).setItem(nameOf(key), JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

/** How much of what this person said the server has not heard. */
export function countWaiting(userId: string): number {
  return waitingThings
    .map((thing) => readKept({ thing, userId }))
    .reduce<number>((sum, kept) => sum + lengthOf(kept), 0)
}

/** What outlives the sign-out. */
export const waitingThings = Object.keys(keptOnDevice)
  .map((thing) => thing as KeptThing)
  .filter((thing) => keptOnDevice[thing].until === 'sent')

function lengthOf(kept: unknown): number {
  return Array.isArray(kept) ? kept.length : 0
}

function nameOf({ thing, userId, which }: KeptKey): string {
  return [thing, userId, which].filter((part) => part !== undefined).join(' ')
}

function storeOf(thing: KeptThing): Storage {
  return globalThis[keptOnDevice[thing].store]
}
