import { type Insertable, sql } from 'kysely'
import type { ImportOrigin } from '@atlas/contract/rules/import-origins.ts'
import type { Schema } from '#database/schema.ts'
import { liftTimeLimits } from '#database/time-limits.ts'
import type { TableReport } from '#imports/load/merge.ts'
import type { ImportTransaction } from '#imports/load/staging.ts'
import type { Progress } from '#imports/records/progress.ts'

/** The beginning of every import. A second import waits here until the first has ended, and reports that it waits. */
export async function lockDataset(transaction: ImportTransaction, onProgress: Progress = () => undefined) {
  await liftTimeLimits(transaction)
  const version = transaction.selectFrom('dataset_version').select(['version', 'is_demonstration']).forUpdate()
  const free = await version.skipLocked().executeTakeFirst()
  if (free) return free
  onProgress('Waiting for another import to end')
  return await version.executeTakeFirstOrThrow()
}

export async function markChanged(
  transaction: ImportTransaction,
  version: number,
  { isDemonstration, now }: { readonly isDemonstration: boolean; readonly now: Date },
): Promise<void> {
  await transaction
    .updateTable('dataset_version')
    .set({ version, is_demonstration: isDemonstration, changed_at: now })
    .execute()
  if (await isLarge(transaction))
    // Without this, the first searches would be planned with the statistics from before the import, at first those of
    // empty tables, until the database updates them by itself.
    await sql`analyze jurisdiction, jurisdiction_county, seat, official, office_contact, jurisdiction_fact`.execute(
      transaction,
    )
}

// A few rows among half a million do not change the plans, and analyzing all rows would take longer than the import.
const fewRows = 100

async function isLarge(transaction: ImportTransaction): Promise<boolean> {
  const { rows } = await sql<{ is_large: boolean }>`
    select count(*) > ${fewRows} or bool_or(row_id = 0 and subject in ('official', 'seat', 'jurisdiction', 'other')) as is_large
    from dataset_change where version = (select version from dataset_version)`.execute(transaction)
  return rows[0]?.is_large === true
}

/** The part of a report that history and coverage read for every import; each kind of report contains more. */
interface RunReport {
  readonly origin: ImportOrigin
  readonly tables: { readonly official: TableReport }
  /** source → the day on which its copy was fetched. */
  readonly fetched?: Readonly<Record<string, string>>
  /** Doubts about the records that a person should check, in sentences. */
  readonly doubts?: readonly string[]
}

/** Records that an import ran; `startedAt` is a time of `performance.now()`. */
export async function recordRun(
  transaction: ImportTransaction,
  report: RunReport,
  now: Date,
  startedAt: number,
  more: Partial<Insertable<Schema['import_run']>> = {},
): Promise<number> {
  const { id } = await transaction
    .insertInto('import_run')
    .values({
      origin: report.origin,
      started_at: now,
      finished_at: new Date(now.getTime() + performance.now() - startedAt),
      report: JSON.stringify(report),
      ...more,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
