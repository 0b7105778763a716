import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Database } from '#database/connect.ts'
import { ImportRefused } from '#imports/records/import-refused.ts'
import { refuseMixing } from '#imports/load/refuse.ts'
import type { Noted } from '#imports/load/changes/note-shown.ts'
import { writeChanges } from '#imports/load/changes/write-changes.ts'
import { lockDataset, markChanged, recordRun } from '#imports/load/run.ts'
import type { ImportTransaction } from '#imports/load/staging.ts'
import { removeDemonstration } from '#imports/load/sweep.ts'
import { buildLayer } from '#imports/sources/officials-file/build-layer.ts'
import { buildMatched } from '#imports/sources/officials-file/build-matched.ts'
import { type Known, readKnown } from '#imports/sources/officials-file/known.ts'
import type { Layer } from '#imports/sources/officials-file/layer.ts'
import {
  type MatchedTable,
  nothingBeside,
  type OfficialsCheck,
  type OfficialsFile,
  type OfficialsImport,
  OfficialsRefused,
} from '#imports/sources/officials-file/officials-check.ts'
import { roundedColumns } from '#imports/sources/officials-file/headings.ts'
import { lastImport } from '#imports/sources/officials-file/last-import.ts'
import { LineProblems } from '#imports/sources/officials-file/problems.ts'
import {
  type ReadFile,
  readOfficialsFile,
  readOfficialsRows,
} from '#imports/sources/officials-file/read-officials-file.ts'
import { packLayer, unpackLayer } from '#imports/sources/officials-file/stored-layer.ts'
import { readList, writeList, type WrittenLayer } from '#imports/sources/officials-file/write-list.ts'
import type { Progress } from '#imports/records/progress.ts'
import { dayOf } from '#platform/clock.ts'

const pack = promisify(gzip)

export interface RunOptions {
  readonly now: Date
  /** Who did it; null for somebody at a terminal. */
  readonly accountId: string | null
  readonly onProgress: Progress
  /** What is to be true if and only if the import is: done last in its transaction, and what it throws undoes all. */
  readonly beforeCommit?: (transaction: ImportTransaction, done: OfficialsImport) => Promise<void>
}

export interface ImportOptions extends RunOptions {
  /** How many officials may vanish although they are suspiciously many. */
  readonly acceptLosses: number
}

/** Reads a file and says what it would do; nothing is written. */
export async function checkOfficialsFile(
  database: Database,
  file: OfficialsFile,
  { now }: { readonly now: Date },
): Promise<OfficialsCheck> {
  const read = readFile(file)
  if (read.problems.total > 0 && read.rows.length === 0) return refusedCheck(read)
  // What would come of it is seen by doing it; the transaction is rolled back.
  const outcome = new Outcome()
  await database
    .transaction()
    .execute(async (transaction) => {
      await lockDataset(transaction)
      await replaceDemonstration(transaction)
      outcome.check = (await load(transaction, read, file.matched, dayOf(now), () => undefined)).check
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

/** Makes a file the organisation's whole list: all of it or, where anything is wrong with it, nothing. */
export async function importOfficialsFile(
  database: Database,
  file: OfficialsFile,
  options: ImportOptions,
): Promise<OfficialsImport> {
  const startedAt = performance.now()
  options.onProgress(`Reading ${file.name}`)
  const read = readFile(file)
  if (read.problems.total > 0 && read.rows.length === 0) refuse(file.name, refusedCheck(read))
  return await database.transaction().execute(async (transaction) => {
    const before = await lockDataset(transaction, options.onProgress)
    await replaceDemonstration(transaction)
    const layerBefore = await readList(transaction)
    const loaded = await load(transaction, read, file.matched, dayOf(options.now), options.onProgress)
    const { check } = loaded
    if (check.problemsTotal > 0) refuse(file.name, check)
    refuseLosses(check, options.acceptLosses)
    return await record(transaction, { ...options, startedAt }, check, {
      ...loaded,
      version: before.version,
      isChanged: loaded.isChanged || before.is_demonstration,
      more: { file_name: file.name, file: await pack(file.bytes) },
      layerBefore,
    })
  })
}

/** Brings the organisation's list back as it was before its last import; the numbers of officials come back too. */
export async function undoLastOfficialsImport(database: Database, options: RunOptions): Promise<OfficialsImport> {
  const startedAt = performance.now()
  return await database.transaction().execute(async (transaction) => {
    const before = await lockDataset(transaction, options.onProgress)
    const last = await readLastImport(transaction)
    options.onProgress(`Undoing the import of ${last.file_name}`)
    const layerBefore = await readList(transaction)
    const layer = unpackLayer(last.layer_before, last.file_name)
    const undone = await writeList(transaction, await readKnown(transaction), layer, new Map(), dayOf(options.now))
    await transaction.updateTable('import_run').set({ undone_at: options.now }).where('id', '=', last.id).execute()
    return await record(transaction, { ...options, startedAt }, undone.check, {
      ...undone,
      version: before.version,
      more: { undoes: last.id, file_name: last.file_name },
      layerBefore,
    })
  })
}

async function readLastImport(transaction: ImportTransaction) {
  const last = await lastImport(transaction).select(['id', 'file_name', 'layer_before']).executeTakeFirst()
  if (!last?.layer_before) throw new ImportRefused('There is no import of own officials that could be undone')
  return { ...last, layer_before: last.layer_before }
}

/** Deletes demonstration data, which an organisation's own replaces; refuses to mix them with historic officials. */
async function replaceDemonstration(transaction: ImportTransaction): Promise<void> {
  await refuseMixing(transaction, 'organisation')
  const { is_demonstration: isDemonstration } = await lockDataset(transaction)
  if (isDemonstration) await removeDemonstration(transaction)
}

interface Loaded extends Omit<WrittenLayer, 'noted'> {
  readonly check: OfficialsCheck
  /** Null where nothing was written. */
  readonly noted: Noted | null
}

function readFile({ matched, ...file }: OfficialsFile): ReadFile {
  return matched ? readOfficialsRows(file.name, matched, new LineProblems()) : readOfficialsFile(file)
}

async function load(
  transaction: ImportTransaction,
  read: ReadFile,
  matched: MatchedTable | undefined,
  today: string,
  onProgress: Progress,
): Promise<Loaded> {
  onProgress(`Comparing ${read.rows.length} officials with what is stored`)
  const known = await readKnown(transaction)
  if (matched) return await loadMatched(transaction, read, matched, known, today, onProgress)
  const { layer, lines } = buildLayer(read, known, today)
  if (read.problems.total > 0) return { check: refusedCheck(read), isChanged: false, noted: null, laid: [] }
  onProgress('Writing what differs')
  return await writeList(transaction, known, layer, lines, today, roundedColumns(read.headings))
}

async function loadMatched(
  transaction: ImportTransaction,
  read: ReadFile,
  matched: MatchedTable,
  known: Known,
  today: string,
  onProgress: Progress,
): Promise<Loaded> {
  const before = await readList(transaction, known)
  const built = buildMatched(read, matched, known, before, today)
  onProgress('Writing what differs')
  const written = await writeList(transaction, known, built.layer, built.lines, today)
  const { check } = written
  return {
    ...written,
    check: { ...check, rowsRead: matched.rows.length + matched.leftOut.length, leftOut: built.leftOut, ...built.seats },
  }
}

async function record(
  transaction: ImportTransaction,
  { now, accountId, startedAt, beforeCommit }: RunOptions & { readonly startedAt: number },
  check: OfficialsCheck,
  run: {
    readonly version: number
    readonly isChanged: boolean
    readonly noted: Noted | null
    readonly layerBefore: Layer
    readonly more: NonNullable<Parameters<typeof recordRun>[4]>
  },
): Promise<OfficialsImport> {
  const version = run.isChanged ? run.version + 1 : run.version
  if (run.isChanged) await markChanged(transaction, version, { isDemonstration: false, now })
  const { rowsRead, addedTotal: added, changedTotal: changed, vanishingTotal: removed, unchanged } = check
  const report = {
    origin: 'organisation',
    version,
    isChanged: run.isChanged,
    rowsRead,
    tables: { official: { added, changed, removed, unchanged } },
  } as const
  const runId = await recordRun(transaction, report, now, startedAt, {
    ...run.more,
    account_id: accountId,
    // A run that changed nothing is nothing to undo.
    layer_before: run.isChanged ? packLayer(run.layerBefore) : null,
  })
  const written = { runId, version, at: now, layer: 'organisation', isUndo: 'undoes' in run.more } as const
  if (run.isChanged && run.noted) await writeChanges(transaction, run.noted, written)
  const done = { ...check, runId, version, isChanged: run.isChanged }
  await beforeCommit?.(transaction, done)
  return done
}

function refusedCheck({ rowsRead, problems }: ReadFile): OfficialsCheck {
  return {
    rowsRead,
    problems: problems.list(),
    problemsTotal: problems.total,
    added: [],
    addedTotal: 0,
    changed: [],
    changedTotal: 0,
    vanishing: [],
    vanishingTotal: 0,
    vanishingDigest: '',
    unchanged: 0,
    lossesToAccept: null,
    ...nothingBeside,
  }
}

function refuse(name: string, check: OfficialsCheck): never {
  const count = check.problemsTotal === 1 ? 'one problem' : `${check.problemsTotal} problems`
  throw new OfficialsRefused(
    `${name} was not imported: there ${check.problemsTotal === 1 ? 'is' : 'are'} ${count} in it`,
    check,
  )
}

function refuseLosses(check: OfficialsCheck, accepted: number): void {
  const losses = check.lossesToAccept
  if (losses === null || losses <= accepted) return
  throw new OfficialsRefused(
    `${losses} officials would vanish; run it again with --accept-losses ${losses} to go on`,
    check,
  )
}
