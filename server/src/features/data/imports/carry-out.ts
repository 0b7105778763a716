import type { AuditedAction } from '@atlas/contract/catalogue/audited-acts.ts'
import { sql } from 'kysely'
import type { Context } from '#context/context.ts'
import { audit } from '#database/audit.ts'
import type { Database } from '#database/connect.ts'
import { rememberAnswers } from '#features/data/imports/remembered-matching.ts'
import { type ImportRow, asFileCheck, emptySpreadsheet, type OfSpreadsheet } from '#features/data/imports/import-row.ts'
import { officialTable } from '#features/data/imports/official/official-row.ts'
import { readReferenceData, readSpreadsheet, unpackFile } from '#features/data/imports/read-spreadsheet.ts'
import { resultsFound } from '#features/data/imports/results/results-found.ts'
import { checkShared, loadShared } from '#features/data/shared-values/load/carry-out-shared.ts'
import { plannedFile } from '#imports/publish-results/publish-results.ts'
import { matchedTable } from '#imports/spreadsheets/match/matched-table.ts'
import { sheetNotes } from '#imports/spreadsheets/report/sheet-notes.ts'
import { ImportRefused } from '#imports/records/import-refused.ts'
import type { Progress } from '#imports/records/progress.ts'
import { checkOfficialsFile, importOfficialsFile } from '#imports/spreadsheets/import/import-officials.ts'
import { undoOfficialsImport } from '#imports/spreadsheets/import/undo-import.ts'
import {
  nothingToLoad,
  type OfficialsCheck,
  type OfficialsImport,
  OfficialsRefused,
} from '#imports/spreadsheets/report/officials-check.ts'
import type { OfficialsFile } from '#imports/spreadsheets/read/officials-file.ts'
import { dayOf } from '#platform/clock.ts'

type Needed = Pick<Context, 'database' | 'clock'>

/** Another process did this import meanwhile, or it was discarded: what this attempt did is rolled back. */
class Superseded extends Error {
  override readonly name = 'Superseded'
}

/** Why what was asked for is refused, as a sentence; null where it is done. */
export type Refusal = string | null

/** Who carries it out: the thread that is asked, or one of its own. Aborted, it fails. */
export type CarryOut = (requestId: string, onProgress: Progress, signal: AbortSignal) => Promise<Refusal>

export function carryOutHere(context: Needed): CarryOut {
  return (requestId, onProgress) => carryOut(context, requestId, onProgress)
}

/** Does what is asked for next, unless it is done already: the check of a file, its load, or the undoing of a run. */
export async function carryOut(context: Needed, requestId: string, onProgress: Progress): Promise<Refusal> {
  const request = await findUnderWay(context.database, requestId)
  if (!request) return null
  try {
    if (request.status === 'CHECKING') await check(context, request)
    else if (request.kind === 'undo') await undo(context, request, onProgress)
    else await load(context, request, onProgress)
    return null
  } catch (error) {
    if (error instanceof Superseded) return null
    if (error instanceof ImportRefused) return `${error.message}.`
    throw error
  }
}

async function findUnderWay(database: Database, id: string): Promise<ImportRow | undefined> {
  return await database
    .selectFrom('import_request')
    .selectAll()
    .where('id', '=', id)
    .where('status', 'in', ['CHECKING', 'LOADING'])
    .executeTakeFirst()
}

async function check({ database, clock }: Needed, request: ImportRow): Promise<void> {
  if (request.kind === 'shared') return await checkShared({ database, clock }, request)
  const file = await fileOf({ database, clock }, request)
  await saveCheck(database, request, { check: await checkOf(database, file, clock.now()), file }, null)
}

/** A file of results of which nothing can be told is no file with problems: what cannot be told is listed. */
async function checkOf(database: Database, file: FileToLoad, now: Date): Promise<OfficialsCheck> {
  const isWithoutRows = file.described.results !== undefined && file.matched?.rows.length === 0
  return isWithoutRows ? nothingToLoad : await checkOfficialsFile(database, file, { now })
}

async function load({ database, clock }: Needed, request: ImportRow, onProgress: Progress): Promise<void> {
  if (request.kind === 'shared')
    return await loadShared({ database, clock }, request, onProgress, async (transaction, done, now) => {
      await finish(transaction, request, done, { now, action: 'shared values loaded' })
    })
  const now = clock.now()
  const file = await fileOf({ database, clock }, request)
  if (file.described.results?.digest !== request.found?.results?.digest) {
    const check = await checkOf(database, file, now)
    return await saveCheck(database, request, { check, file }, `${changed} Look at the winners once more.`)
  }
  try {
    await importOfficialsFile(database, file, {
      now,
      acceptLosses: request.accept_losses ?? 0,
      accountId: request.account_id,
      cameBy: wayOf(request),
      onProgress,
      beforeCommit: async (transaction, done) => {
        refuseOtherLosses(request, done)
        refuseOtherRows(request, done)
        await finish(
          transaction,
          request,
          { ...done, file },
          {
            now,
            action: request.kind === 'results' ? 'results file loaded' : 'officials file loaded',
          },
        )
      },
    })
  } catch (error) {
    if (!(error instanceof OfficialsRefused)) throw error
    await saveCheck(database, request, { check: error.check, file }, whyRefused(error.check, request))
  }
}

/** By which way the file came that is loaded. */
function wayOf({ kind }: ImportRow): 'file' | 'official' | 'results' {
  return kind === 'results' || kind === 'official' ? kind : 'file'
}

async function undo({ database, clock }: Needed, request: ImportRow, onProgress: Progress): Promise<void> {
  const now = clock.now()
  await undoOfficialsImport(database, request.undoes_run_id ?? 0, {
    now,
    accountId: request.account_id,
    onProgress,
    beforeCommit: async (transaction, done) => {
      await refuseOtherRun(transaction, request, done)
      // The request that loaded the file is deleted: an undone file must not be listed as loaded.
      await transaction.deleteFrom('import_request').where('run_id', '=', request.undoes_run_id).execute()
      await finish(transaction, request, done, { now, action: 'import undone' })
    },
  })
}

interface FileToLoad extends OfficialsFile {
  /** What a check says beside what would change. */
  readonly described: OfSpreadsheet
}

async function fileOf({ database, clock }: Needed, request: ImportRow): Promise<FileToLoad> {
  const { kind, file, file_name: name, answers, follows, results } = request
  if (!file) throw new Error('A file is to be read, and there is none')
  const bytes = await unpackFile(file)
  if (kind === 'results' && results) {
    const { day, state_id: stateId, answers: said } = results
    const sent = { name, bytes, day, stateId, ...(said && { answers: said }) }
    const planned = await plannedFile(database, sent, dayOf(clock.now()))
    return { ...planned.file, described: { ...emptySpreadsheet, results: resultsFound(planned) } }
  }
  if (answers === null) return { name, bytes, described: emptySpreadsheet }
  if (kind === 'official')
    return { name, bytes, matched: officialTable({ name, bytes }, answers, follows), described: emptySpreadsheet }
  const sheet = readSpreadsheet({ name, bytes }, answers, await readReferenceData(database, clock.now()))
  return { name, bytes, matched: matchedTable(sheet, answers), described: sheetNotes(sheet) }
}

/** Shows a check to the person who sent the file, who has to confirm it, or to confirm it anew. */
async function saveCheck(
  database: Database,
  { id, status, answers }: ImportRow,
  { check, file }: { readonly check: OfficialsCheck; readonly file: FileToLoad },
  error: string | null,
): Promise<void> {
  await database
    .updateTable('import_request')
    .set({
      status: 'CHECKED',
      found: JSON.stringify(asFileCheck(check, file.described)),
      left_out: JSON.stringify(check.skipped),
      vanishing_digest: check.vanishingDigest,
      error,
      accept_losses: null,
      step: null,
    })
    .where('id', '=', id)
    .where('status', '=', status)
    // Who changed an answer meanwhile must not see, and confirm, what came of the one before.
    .where(sql<boolean>`answers is not distinct from ${answers === null ? null : JSON.stringify(answers)}::jsonb`)
    .execute()
}

/** The data may have changed since it was confirmed who vanishes. Thrown within the load, this undoes it. */
function refuseOtherLosses({ vanishing_digest: confirmed }: ImportRow, done: OfficialsCheck): void {
  if (done.vanishingDigest !== confirmed) throw new OfficialsRefused('Others would vanish than were confirmed', done)
}

/** The same for rows of a spreadsheet that fit the data no more, and for seats that somebody has taken meanwhile. */
function refuseOtherRows({ found }: ImportRow, done: OfficialsCheck): void {
  if (done.questionsLeft === 0 && done.skipped.length === (found?.counts.left_out ?? 0)) return
  throw new OfficialsRefused('Other rows would be left out than were confirmed', done)
}

/** Another file may have been loaded at a terminal since somebody asked to undo this one; then nothing is undone. */
async function refuseOtherRun(
  transaction: Database,
  { undoes_run_id: undoneRunId }: ImportRow,
  { runId }: OfficialsImport,
): Promise<void> {
  const run = await transaction.selectFrom('import_run').select('undoes').where('id', '=', runId).executeTakeFirst()
  if (run?.undoes !== undoneRunId)
    throw new ImportRefused('Another import came or went meanwhile, and would have been undone in its place')
}

const changed = 'The data has changed since you looked at the check.'

function whyRefused(
  { problemsTotal, vanishingTotal, vanishingDigest }: OfficialsCheck,
  { found, vanishing_digest: confirmedDigest }: ImportRow,
): string {
  if (problemsTotal > 0) return `${changed} The file no longer fits it, and nothing was loaded.`
  if (vanishingDigest === confirmedDigest)
    return `${changed} Other rows would be left out, or seats are held by somebody else now. Look at the check once more.`
  const before = found?.counts.vanishing ?? 0
  const vanish =
    vanishingTotal === before
      ? 'Now others would vanish than those you saw'
      : `Now ${vanishingTotal} officials would vanish, not ${before}`
  return `${changed} ${vanish}, so nothing was loaded. Look at the check once more, and load the file then.`
}

/** Marks the request as done in the transaction that changes the data, so that it is never done twice. */
async function finish(
  transaction: Database,
  request: ImportRow,
  { runId, version, file, ...check }: OfficialsImport & { readonly file?: FileToLoad },
  { now, action }: { readonly now: Date; readonly action: AuditedAction },
): Promise<void> {
  const { id, account_id: by } = request
  const finished = await transaction
    .updateTable('import_request')
    .set({
      status: 'DONE',
      found: JSON.stringify(asFileCheck(check, file?.described)),
      run_id: runId,
      version,
      step: null,
      file: null,
    })
    .where('id', '=', id)
    .where('status', '=', 'LOADING')
    .executeTakeFirst()
  if (finished.numUpdatedRows !== 1n) throw new Superseded('This import was done by another process')
  await rememberAnswers(transaction, request, now)
  await audit(transaction, { at: now, by, action, details: { import: id, run: runId } })
}
