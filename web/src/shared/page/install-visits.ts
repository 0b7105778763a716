import { useSyncExternalStore } from 'react'

const key = 'install offer'
const hour = 3_600_000
const day = 24 * hour
const restDays = 60
const visitsBefore = 3

interface Visits {
  readonly count: number
  /** In milliseconds, like `rests_until`. */
  readonly last_at: number
  readonly rests_until: number
}

const none: Visits = { count: 0, last_at: 0, rests_until: 0 }
const listeners = new Set<() => void>()

/** Whether the offer to install is due: from the third visit on, and not within 60 days of "Not now". */
export function isOfferDue({ count, rests_until: restsUntil }: Visits, now: number): boolean {
  return count >= visitsBefore && now >= restsUntil
}

/** Belongs to the browser, not to a person, so it outlives the sign-out. */
export function readVisits(): Visits {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return isVisits(stored) ? stored : none
  } catch {
    return none
  }
}

function isVisits(stored: unknown): stored is Visits {
  const numbers = Object.keys(none).map((name) => (stored as Record<string, unknown> | null)?.[name])
  return numbers.every((number) => typeof number === 'number')
}

function write(visits: Visits): void {
  try {
    localStorage.setItem(key, JSON.stringify(visits))
  } catch {
    // Storage may be forbidden; then visits are not counted and nothing is offered.
  }
  for (const listener of listeners) listener()
}

/** Opening a page within an hour belongs to the same visit. */
export function noteVisit(now: number): void {
  const visits = readVisits()
  if (now - visits.last_at >= hour) write({ ...visits, count: visits.count + 1, last_at: now })
}

export function restOffer(now: number): void {
  write({ ...readVisits(), rests_until: now + restDays * day })
}

export function useIsOfferDue(): boolean {
  return useSyncExternalStore(subscribe, () => isOfferDue(readVisits(), Date.now()))
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
