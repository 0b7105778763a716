import type { Database } from '#database/connect.ts'
import { ImportRefused } from '#imports/records/import-refused.ts'
import { undoLastOfficialsImport } from '#imports/spreadsheets/import/import-officials.ts'
import { lastImport } from '#imports/spreadsheets/import/last-import.ts'
import type { RunOptions } from '#imports/spreadsheets/import/record-import.ts'
import { rowsBetween, undoRows } from '#imports/spreadsheets/import/undo-rows.ts'
import { unpackLayer } from '#imports/spreadsheets/overlay/pack-layer.ts'
import type { OfficialsImport } from '#imports/spreadsheets/report/officials-check.ts'

/**
 * Undoes one import. For the last one the whole previous list is restored; for an earlier one its rows are restored,
 * or the undo is refused if any of them has changed since.
 */
export async function undoOfficialsImport(
  database: Database,
  runId: number,
  options: RunOptions,
): Promise<OfficialsImport> {
  const run = await database
    .selectFrom('import_run')
    .select(['layer_before', 'file_name', 'undone_at'])
    .where('id', '=', runId)
    .executeTakeFirst()
  if (!run?.layer_before || run.undone_at) throw new ImportRefused('This is undone already, or nothing of it is kept')
  const later = await nextList(database, runId)
  if (!later || (await isLast(database, runId))) return await undoLastOfficialsImport(database, options)
  const listBefore = unpackLayer(run.layer_before, run.file_name)
  const rows = rowsBetween(listBefore, later)
  return await undoRows(database, { rows, runId, name: run.file_name ?? 'An import', listBefore }, options)
}

/** The list after this import, which the next one saved as its previous list. */
async function nextList(database: Database, runId: number) {
  const next = await database
    .selectFrom('import_run')
    .select(['layer_before', 'file_name'])
    .where('origin', '=', 'organisation')
    .where('layer_before', 'is not', null)
    .where('id', '>', runId)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return next?.layer_before ? unpackLayer(next.layer_before, next.file_name) : null
}

/** No import after it is in force, and no earlier one was undone since, whose rows the previous list would restore. */
async function isLast(database: Database, runId: number): Promise<boolean> {
  const last = await lastImport(database).select('id').executeTakeFirst()
  const earlier = await database
    .selectFrom('import_run')
    .select('id')
    .where('id', '>', runId)
    .where('undoes', '<', runId)
    .executeTakeFirst()
  return last?.id === runId && !earlier
}
