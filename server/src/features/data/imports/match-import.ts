import type { Import, ImportStatus } from '@atlas/contract/endpoints/data/imports.ts'
import type { MatchedRow, Matching, MatchingAnswers } from '@atlas/contract/endpoints/data/import-matching.ts'
import { Problem } from '@atlas/contract/problem.ts'
import type { Context } from '#context/context.ts'
import type { Database } from '#database/connect.ts'
import { findOwnImport, readImport } from '#features/data/imports/find-import.ts'
import { importRequestJob } from '#features/data/imports/import-request-job.ts'
import { matchingOfficials } from '#features/data/imports/matching-officials.ts'
import { type Looked, lookAtSpreadsheet, type SpreadsheetRequest } from '#features/data/imports/look-at-spreadsheet.ts'
import { readReferenceData, unpackFile } from '#features/data/imports/read-spreadsheet.ts'
import { isMatchable } from '#imports/spreadsheets/match/heading-columns.ts'
import { rowPreview } from '#imports/spreadsheets/report/row-preview.ts'

type Needed = Pick<Context, 'database' | 'dataset' | 'clock'>

/** How a spreadsheet is read now. */
export async function readMatching(context: Needed, accountId: string, id: string): Promise<Matching> {
  const request = await findSpreadsheet(context, accountId, id)
  const { matching } = await spreadsheetOf(context, request)
  return { ...matching, is_remembered: request.is_remembered }
}

/** Keeps what a person decided, and says how the spreadsheet is read then. A check of before is void. */
export async function changeMatching(
  context: Needed,
  accountId: string,
  id: string,
  answers: MatchingAnswers,
): Promise<Matching> {
  const { database } = context
  refuseUnknownColumns(answers)
  const request = await findSpreadsheet(context, accountId, id)
  const { matching, headingsDigest } = await spreadsheetOf(context, { ...request, answers })
  await database.transaction().execute(async (transaction) => {
    await findSpreadsheet({ ...context, database: transaction }, accountId, id)
    await transaction
      .updateTable('import_request')
      .set({
        status: 'MATCHING',
        answers: JSON.stringify(answers),
        headings_digest: headingsDigest,
        found: null,
        left_out: null,
        vanishing_digest: null,
        error: null,
      })
      .where('id', '=', id)
      .execute()
  })
  return { ...matching, is_remembered: request.is_remembered }
}

function refuseUnknownColumns({ columns }: MatchingAnswers): void {
  const unknown = columns.find(({ column }) => column !== null && !isMatchable(column))
  if (!unknown) return
  const message = `There is no column “${unknown.column ?? ''}” to choose.`
  throw new Problem('invalid', { detail: message, errors: [{ path: 'columns', message }] })
}

/** Some rows as they will read, and whom they are about. */
export async function readMatchedRows(
  context: Needed,
  accountId: string,
  id: string,
  { from, limit }: { readonly from: number; readonly limit: number },
): Promise<{ values: MatchedRow[]; total: number }> {
  const request = await findSpreadsheet(context, accountId, id)
  const { rows: some, matching } = await spreadsheetOf(context, request, { rows: [from, limit] })
  const matches = await matchingOfficials(context.database, some)
  return {
    values: some.map((row, index) => ({ ...rowPreview(row, matching.sheets), matches: matches[index] ?? null })),
    total: matching.rows,
  }
}

/** Has worked out what a spreadsheet would change, as it is matched now. */
export async function checkSpreadsheet(
  context: Needed & Pick<Context, 'jobs'>,
  accountId: string,
  id: string,
): Promise<Import> {
  const { database, clock, jobs } = context
  const request = await findSpreadsheet(context, accountId, id)
  const { matching } = await spreadsheetOf(context, request)
  if (matching.first_question !== null) throw new Problem('invalid', { detail: matching.first_question })
  await database.transaction().execute(async (transaction) => {
    const { status } = await findSpreadsheet({ ...context, database: transaction }, accountId, id)
    if (status === 'CHECKING') return
    await transaction
      .updateTable('import_request')
      .set({ status: 'CHECKING', found: null, error: null, failures: 0, progressed_at: clock.now() })
      .where('id', '=', id)
      .execute()
    await jobs.enqueue(transaction, importRequestJob, { requestId: id })
  })
  return await readImport(context, accountId, id)
}

/** A spreadsheet of this person, where it can still be matched, or stands as is said; and its answers. */
export async function findSpreadsheet(
  context: { readonly database: Database; readonly clock: Context['clock'] },
  accountId: string,
  id: string,
  standing: readonly ImportStatus[] = ['MATCHING', 'CHECKING', 'CHECKED'],
) {
  const request = await findOwnImport(context, accountId, id)
  if (request.answers === null || request.kind !== 'load' || !standing.includes(request.status))
    throw new Problem('not_found', { detail: 'There is no such spreadsheet to be matched, or not any more.' })
  return { ...request, answers: request.answers }
}

/** Reads the file of a request as the answers say. */
export async function spreadsheetOf(
  { database, clock }: Needed,
  { id, file_name: name, answers }: Pick<Spreadsheet, 'id' | 'file_name' | 'answers'>,
  { rows = [0, 0], lines = [] }: Partial<Pick<SpreadsheetRequest, 'rows' | 'lines'>> = {},
): Promise<Looked> {
  const { file } = await database
    .selectFrom('import_request')
    .leftJoin('import_run', 'import_run.id', 'run_id')
    // Once it is loaded, the run has it.
    .select((column) => column.fn.coalesce('import_request.file', 'import_run.file').as('file'))
    .where('import_request.id', '=', id)
    .executeTakeFirstOrThrow()
  if (!file) throw new Error('A spreadsheet is to be read, and there is none')
  const reference = await readReferenceData(database, clock.now())
  return await lookAtSpreadsheet({ file: { name, bytes: await unpackFile(file) }, answers, reference, rows, lines })
}

type Spreadsheet = Awaited<ReturnType<typeof findSpreadsheet>>
