import { sql } from 'kysely'
import { columnsOfSeat, partsOfName } from '#imports/sources/officials-file/lay-corrections.ts'
import type { Database } from '#database/connect.ts'
import { writeChanges } from '#imports/load/changes/write-changes.ts'
import { affected } from '#imports/load/merge.ts'
import { lockDataset, markChanged, recordRun } from '#imports/load/run.ts'
import type { ImportTransaction } from '#imports/load/staging.ts'
import { markLaid, markTakenOut } from '#imports/sources/officials-file/corrections.ts'
import { readKnown } from '#imports/sources/officials-file/known.ts'
import { readList, writeCorrected } from '#imports/sources/officials-file/write-list.ts'
import { dayOf } from '#platform/clock.ts'

export interface Decided {
  /** What was decided together, the one that somebody looked at first: accepted, or undone. */
  readonly ids: readonly [string, ...string[]]
  /** Who decided. */
  readonly accountId: string | null
  /** What history calls it. */
  readonly name: string
  readonly now: Date
}

/** Makes the own layer what the own list and the corrections in force say. Done again, it changes nothing. */
export async function correctOfficials(database: Database, { ids, accountId, name, now }: Decided): Promise<void> {
  const startedAt = performance.now()
  await database.transaction().execute(async (transaction) => {
    const before = await lockDataset(transaction)
    const known = await readKnown(transaction)
    const list = await readList(transaction, known)
    const { isChanged, noted, laid } = await writeCorrected(transaction, known, list, dayOf(now), ids)
    const version = isChanged ? before.version + 1 : before.version
    if (isChanged) {
      await markChanged(transaction, version, { isDemonstration: before.is_demonstration, now })
      const tables = { official: { added: 0, changed: 1, removed: 0, unchanged: list.officials.length } }
      const report = { origin: 'organisation', version, isChanged, tables } as const
      const runId = await recordRun(transaction, report, now, startedAt, { account_id: accountId, file_name: name })
      const run = { runId, version, at: now, layer: 'organisation', isUndo: false } as const
      await writeChanges(transaction, noted, run)
      await nameChanges(transaction, runId, ids[0])
    }
    await markLaid(transaction, laid, version)
    await markTakenOut(transaction, ids, version)
  })
}

/** What a load changed of a corrected value names the correction. */
async function nameChanges(transaction: ImportTransaction, runId: number, id: string): Promise<void> {
  await affected(
    transaction,
    sql`
      update official_change set correction_id = correction.id
      from correction
      where official_change.run_id = ${runId} and correction.id = ${id}
        and (official_change.column_id = correction.set_column_id
          or (correction.set_column_id = 'eo.name' and official_change.column_id = any(${partsOfName})))
        and official_change.official_id in (
          select coalesce(official.stands_for, official.id)
          from official
          join seat on seat.id = official.seat_id
          join jurisdiction on jurisdiction.id = seat.jurisdiction_id
          where official.key in (correction.official_key, correction.own_key)
            or (correction.set_column_id = any(${columnsOfSeat})
              and seat.office_id = correction.office_id and jurisdiction.key = correction.jurisdiction_key))`,
  )
}
