import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Database } from '#database/connect.ts'
import type { ImportWay } from '#database/schema.ts'
import { ImportRefused } from '#imports/records/import-refused.ts'
import { lockDataset } from '#imports/load/run.ts'
import type { ImportTransaction } from '#imports/load/staging.ts'
import { readExistingRecords } from '#imports/spreadsheets/resolve/existing-records.ts'
import { isPublicNewer, lastImport } from '#imports/spreadsheets/import/last-import.ts'
import { loadList, readFile, replaceDemonstration } from '#imports/spreadsheets/import/load-list.ts'
import { rejoined } from '#imports/spreadsheets/import/rejoin-public-data.ts'
import type { OfficialsCheck, OfficialsImport } from '#imports/spreadsheets/report/officials-check.ts'
import type { OfficialsFile } from '#imports/spreadsheets/read/officials-file.ts'
import { recordImport, type RunOptions } from '#imports/spreadsheets/import/record-import.ts'
import { refusedCheck, refuseFile, refuseLosses } from '#imports/spreadsheets/report/refuse-file.ts'
import { unpackLayer } from '#imports/spreadsheets/overlay/pack-layer.ts'
import { readOwnList } from '#imports/spreadsheets/overlay/own-list.ts'
import { writeList } from '#imports/spreadsheets/import/write-list.ts'
import { dayOf } from '#platform/clock.ts'

const pack = promisify(gzip)

export interface ImportOptions extends RunOptions {
  readonly cameBy: Exclude<ImportWay, 'undo'>
  /** The exact number of officials who may be removed if there are suspiciously many; infinity for any number. */
  readonly acceptLosses: number
}

/** Reads a file and returns what its import would do; nothing is written. */
export async function checkOfficialsFile(
  database: Database,
  file: OfficialsFile,
  { now }: { readonly now: Date },
): Promise<OfficialsCheck> {
  const read = readFile(file)
  if (read.problems.total > 0 && read.rows.length === 0) return refusedCheck(read)
  // The effect is determined by importing; then the transaction is rolled back.
  const outcome = new Outcome()
  await database
    .transaction()
    .execute(async (transaction) => {
      await lockDataset(transaction)
      await replaceDemonstration(transaction)
      outcome.check = (await loadList(transaction, read, file.matched, dayOf(now), () => undefined)).check
      throw outcome
    })
    .catch((error: unknown) => {
      if (error !== outcome) throw error
    })
  return outcome.check ?? refusedCheck(read)
}

/** Carries a check out of a transaction that is rolled back. */
class Outcome extends Error {
  check: OfficialsCheck | null = null
}

/** Makes a file the organization's whole list: all of it or, if there is any problem, nothing. */
export async function importOfficialsFile(
  database: Database,
  file: OfficialsFile,
  options: ImportOptions,
): Promise<OfficialsImport> {
  const startedAt = performance.now()
  options.onProgress(`Reading ${file.name}`)
  const read = readFile(file)
  if (read.problems.total > 0 && read.rows.length === 0) refuseFile(file.name, refusedCheck(read))
  return await database.transaction().execute(async (transaction) => {
    const before = await lockDataset(transaction, options.onProgress)
    await replaceDemonstration(transaction)
    const layerBefore = await readOwnList(transaction)
    const loaded = await loadList(transaction, read, file.matched, dayOf(options.now), options.onProgress)
    const { check } = loaded
    if (check.problemsTotal > 0) refuseFile(file.name, check)
    refuseLosses(check, options.acceptLosses)
    return await recordImport(transaction, { ...options, startedAt }, check, {
      ...loaded,
      version: before.version,
      isChanged: loaded.isChanged || before.is_demonstration,
      more: { file_name: file.name, file: await pack(file.bytes), came_by: options.cameBy },
      layerBefore,
    })
  })
}

/** Restores the organization's list from before its last import, including the ids of officials. */
export async function undoLastOfficialsImport(database: Database, options: RunOptions): Promise<OfficialsImport> {
  const startedAt = performance.now()
  return await database.transaction().execute(async (transaction) => {
    const before = await lockDataset(transaction, options.onProgress)
    const last = await readLastImport(transaction)
    options.onProgress(`Undoing the import of ${last.file_name}`)
    const layerBefore = await readOwnList(transaction)
    const existing = await readExistingRecords(transaction)
    const previousList = unpackLayer(last.layer_before, last.file_name)
    // The public data may have changed since the list was saved.
    const { layer } = rejoined(previousList, existing, (await isPublicNewer(transaction, last.id)) ? 'all' : new Set())
    const undone = await writeList(transaction, existing, layer, new Map(), dayOf(options.now))
    await transaction.updateTable('import_run').set({ undone_at: options.now }).where('id', '=', last.id).execute()
    return await recordImport(transaction, { ...options, startedAt }, undone.check, {
      ...undone,
      version: before.version,
      more: { undoes: last.id, file_name: last.file_name, came_by: 'undo' },
      layerBefore,
    })
  })
}

async function readLastImport(transaction: ImportTransaction) {
  const last = await lastImport(transaction).select(['id', 'file_name', 'layer_before']).executeTakeFirst()
  if (!last?.layer_before) throw new ImportRefused('There is no import of own officials that could be undone')
  return { ...last, layer_before: last.layer_before }
}
