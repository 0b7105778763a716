import type { Database } from '#database/connect.ts'
import { writeChanges } from '#imports/load/changes/write-changes.ts'
import { lockDataset, markChanged, recordRun } from '#imports/load/run.ts'
import { markApplied, markRemoved, readCorrections } from '#imports/spreadsheets/overlay/corrections.ts'
import { readCorrectedRecords } from '#imports/spreadsheets/resolve/existing-records.ts'
import { readOwnList } from '#imports/spreadsheets/overlay/own-list.ts'
import { writeOwnList } from '#imports/spreadsheets/overlay/write-own-list.ts'
import { dayOf } from '#platform/clock.ts'

export interface Decided {
  /** The corrections that were accepted or undone together. */
  readonly ids: readonly string[]
  /** Who decided. */
  readonly accountId: string | null
  /** The name of the change in the history. */
  readonly name: string
  readonly now: Date
}

/** Rewrites the own layer from the own list and the corrections in force. Repeating it changes nothing. */
export async function correctOfficials(database: Database, { ids, accountId, name, now }: Decided): Promise<void> {
  const startedAt = performance.now()
  await database.transaction().execute(async (transaction) => {
    const before = await lockDataset(transaction)
    const corrections = await readCorrections(transaction, ids)
    const existing = await readCorrectedRecords(transaction, corrections)
    const list = await readOwnList(transaction, existing)
    const { isChanged, noted, applied } = await writeOwnList(transaction, existing, list, dayOf(now), corrections)
    const version = isChanged ? before.version + 1 : before.version
    if (isChanged) {
      await markChanged(transaction, version, { isDemonstration: before.is_demonstration, now })
      const tables = { official: { added: 0, changed: 1, removed: 0, unchanged: list.officials.length } }
      const report = { origin: 'organisation', version, isChanged, tables } as const
      const runId = await recordRun(transaction, report, now, startedAt, { account_id: accountId, file_name: name })
      const run = { runId, version, at: now, layer: 'organisation', isUndo: false } as const
      await writeChanges(transaction, noted, run)
    }
    await markApplied(transaction, applied, version)
    await markRemoved(transaction, ids, version)
  })
}
