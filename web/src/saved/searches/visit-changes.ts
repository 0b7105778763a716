import {
  findSavedSearch,
  findSearchChanges,
  openSavedSearch,
  type SavedSearch,
  type SearchChanges,
} from '@atlas/contract/endpoints/saved/searches.ts'
import { call } from '#shared/api/call.ts'
import { type StorageKey, readStored, writeStored } from '#shared/api/device-storage.ts'

/** A saved search of this person or of a colleague. */
export async function findSaved(id: string, signal: AbortSignal): Promise<SavedSearch> {
  return await call(findSavedSearch, { params: { id } }, { signal })
}

/** The changes in it since a day. */
export async function changesSince(id: string, since: string, signal: AbortSignal): Promise<SearchChanges> {
  return await call(findSearchChanges, { params: { id }, query: { since } }, { signal })
}

/**
 * Opens a saved search, which resets its counts, and returns its changes. When it is opened again in the same tab with
 * nothing new, it returns the same changes as before, so that they are not lost for somebody who comes back from a call
 * or whose phone reloaded the page.
 */
export async function openForVisit(reader: string, id: string): Promise<SearchChanges> {
  const changes = await call(openSavedSearch, { params: { id } })
  if (countOf(changes) === 0) return storedFor(reader, id) ?? changes
  // If the storage is full, another opening returns what came since this one.
  writeStored(keyOf(reader, id), changes)
  return changes
}

export function countOf(changes: SearchChanges): number {
  return changes.new.total + changes.left_office.total + changes.no_longer_matches.total + changes.changed.total
}

function storedFor(reader: string, id: string): SearchChanges | null {
  return openSavedSearch.reply.safeParse(readStored(keyOf(reader, id))).data ?? null
}

function keyOf(reader: string, id: string): StorageKey {
  return { thing: 'opened search', userId: reader, which: id }
}
