import { parseDay } from '@atlas/contract/rules/calendar-day.ts'
import { parseQuery, type UrlQuery } from '@atlas/contract/search/query-text.ts'

/** The saved search that an address of Advanced Search was opened from. */
export interface OpenedSearch {
  readonly id: string
  /** Whether a dialog over the list shows what changed in it. */
  readonly isPanelOpen: boolean
  /** The day that changes count from; null means since its reader last opened it. */
  readonly since: string | null
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** Null where an address was not opened from a saved search. */
export function readOpened(query: UrlQuery): OpenedSearch | null {
  const { saved, changes, since } = query
  if (typeof saved !== 'string' || !uuid.test(saved)) return null
  const day = typeof since === 'string' && parseDay(since) === since ? since : null
  return { id: saved, isPanelOpen: changes === 'shown', since: day }
}

export function writeOpened(opened: OpenedSearch | null): UrlQuery {
  if (!opened) return {}
  const { id, isPanelOpen, since } = opened
  return { saved: id, ...(isPanelOpen && { changes: 'shown' }), ...(since !== null && { since }) }
}

/** What the address of Advanced Search contains besides the search. */
export function openedPart(query: UrlQuery): UrlQuery {
  return writeOpened(readOpened(query))
}

/** The address of a saved search, as it was saved; `view` is a query. */
export function openedQuery(view: string, id: string, { isPanelOpen = false } = {}): UrlQuery {
  return { ...parseQuery(view), ...writeOpened({ id, isPanelOpen, since: null }) }
}
