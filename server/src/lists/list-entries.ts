import type { Outcome } from '@atlas/contract/rules/outcomes.ts'
import type { Database } from '#database/connect.ts'
import type { Snapshot } from '#dataset/dataset.ts'
import { type StoredEntry, readStoredEntries, type StoredOutcome } from '#lists/read-list-rows.ts'
import { type EntryStatus, entryStatuses } from '#lists/entry-status.ts'

/** An official in a list, whether they are in office still, and the outcomes of the calls to them, newest first. */
export interface ListEntry {
  readonly entry: StoredEntry
  readonly status: EntryStatus
  readonly outcomes: readonly StoredOutcome[]
}

/** The entries of a list, by name, with those of the outcomes that are handed over, newest first. */
export async function listEntries(
  database: Database,
  snapshot: Pick<Snapshot, 'index'>,
  listId: string,
  outcomes: readonly StoredOutcome[],
): Promise<ListEntry[]> {
  const entries = await readStoredEntries(database, listId)
  const statuses = await entryStatuses(database, snapshot, entries)
  const outcomesOf = Map.groupBy(outcomes, ({ officialId }) => officialId)
  return entries.map((row, index) => ({
    entry: row,
    status: statuses[index] as EntryStatus,
    outcomes: outcomesOf.get(row.officialId) ?? [],
  }))
}

/** The outcome that counts: the last one, unless it was taken back. */
export function outcomeOf({
  outcomes: [newest],
}: Pick<ListEntry, 'outcomes'>): (StoredOutcome & { readonly outcome: Outcome }) | null {
  if (!newest || newest.outcome === 'taken_back') return null
  return { ...newest, outcome: newest.outcome }
}
