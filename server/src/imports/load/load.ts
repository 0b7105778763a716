import type { ImportOrigin } from '@atlas/contract/rules/import-origins.ts'
import type { Database } from '#database/connect.ts'
import { checkRecords } from '#imports/records/check-records.ts'
import { noteShown, type Noted } from '#imports/load/changes/note-shown.ts'
import { writeChanges } from '#imports/load/changes/write-changes.ts'
import { lockDataset, markChanged, recordRun } from '#imports/load/run.ts'
import { refuseLosses, refuseMixing } from '#imports/load/refuse.ts'
import type { TableReport } from '#imports/load/merge.ts'
import { type LoadedTable, loadedTableNames } from '#imports/load/loaded-tables.ts'
import { mergeTables, type TableReports } from '#imports/load/merge-tables.ts'
import { stageRecords } from '#imports/load/stage-records.ts'
import type { ImportTransaction } from '#imports/load/staging.ts'
import { removeOrigin, sweep, type Swept } from '#imports/load/sweep.ts'
import type { Progress } from '#imports/records/progress.ts'
import type { Records } from '#imports/records/records.ts'
import { dayOf } from '#platform/clock.ts'

export interface LoadOptions {
  /** The import that owns the rows. It replaces its own rows and keeps those of others. */
  readonly origin: Exclude<ImportOrigin, 'organisation'>
  readonly isDemonstration: boolean
  readonly now: Date
  /** The exact number of officials that may disappear where it is suspiciously high; Infinity allows any number. */
  readonly acceptLosses?: number
  /** source → the day on which its copy was fetched; stored with the run, to show how old the data is. */
  readonly fetched?: Readonly<Record<string, string>>
  /** Doubts about the records that a person should check, in sentences; stored with the run. */
  readonly doubts?: readonly string[]
  readonly onProgress: Progress
}

export interface LoadReport {
  readonly origin: ImportOrigin
  /** The version of the data after the import; it increases only if something changed. */
  readonly version: number
  readonly isChanged: boolean
  readonly tables: TableReports
}

/** After a change of public data: joins own officials to the public ones whom they represent, and counts them. */
type MatchAgain = (transaction: ImportTransaction, onProgress: Progress) => Promise<number>

/**
 * Makes the database contain exactly these records for this origin, in one transaction. Unchanged rows are not written,
 * so that loading the same records twice changes nothing and all ids are kept.
 */
export async function load(
  database: Database,
  records: Records,
  options: LoadOptions,
  matchAgain: MatchAgain,
): Promise<LoadReport> {
  checkRecords(records)
  const startedAt = performance.now()
  return await database.transaction().execute(async (transaction) => {
    const before = await lockDataset(transaction, options.onProgress)
    const { written, noted } = await compareAndWrite(transaction, records, options, before.is_demonstration)
    const tables = withChanged(written, await matchAgain(transaction, options.onProgress))
    const isChanged =
      before.is_demonstration !== options.isDemonstration || loadedTableNames.some((table) => differs(tables[table]))
    const version = isChanged ? before.version + 1 : before.version
    const report = { origin: options.origin, version, isChanged, tables }
    if (isChanged) await markChanged(transaction, version, options)
    const runId = await recordRun(
      transaction,
      { ...report, fetched: options.fetched ?? {}, doubts: options.doubts ?? [] },
      options.now,
      startedAt,
    )
    const run = { runId, version, at: options.now, layer: 'public', isUndo: false } as const
    if (isChanged) await writeChanges(transaction, noted, run)
    return report
  })
}

async function compareAndWrite(
  transaction: ImportTransaction,
  records: Records,
  { origin, now, acceptLosses = 0, onProgress }: LoadOptions,
  wasDemonstration: boolean,
): Promise<{ readonly written: TableReports; readonly noted: Noted }> {
  await refuseMixing(transaction, origin)
  const replacesDemonstration = origin !== 'demonstration' && wasDemonstration
  const replaced = replacesDemonstration ? await removeOrigin(transaction, 'demonstration') : {}
  await stageRecords(transaction, records, origin, onProgress)
  await refuseLosses(transaction, origin, acceptLosses)
  onProgress('Writing what differs')
  const noted = await noteShown(transaction, dayOf(now))
  const merged = await mergeTables(transaction, { origin, now })
  return { written: withRemoved(merged, replaced, await sweep(transaction, origin)), noted }
}

function withChanged(tables: TableReports, officials: number): TableReports {
  return { ...tables, official: { ...tables.official, changed: tables.official.changed + officials } }
}

function withRemoved(tables: TableReports, ...sweeps: readonly Swept[]): TableReports {
  const entries = loadedTableNames.map((table) => {
    const swept = sweeps.reduce((sum, each) => sum + (each[table] ?? 0), 0)
    return [table, { ...tables[table], removed: tables[table].removed + swept }]
  })
  return Object.fromEntries(entries) as Record<LoadedTable, TableReport>
}

function differs({ added, changed, removed }: TableReport): boolean {
  return added + changed + removed > 0
}
