import type { Context } from '#context/context.ts'
import type { Database } from '#database/connect.ts'
import type { SharedRequest } from '#database/schema.ts'
import { asFileCheck, type ImportRow } from '#features/data/imports/import-row.ts'
import { unpackFile } from '#features/data/imports/read-spreadsheet.ts'
import { compareShared, type Compared } from '#features/data/shared-values/load/compare-shared.ts'
import { onFile } from '#features/data/shared-values/load/on-file.ts'
import { readSharedFile, type SharedFile } from '#features/data/shared-values/load/read-shared-file.ts'
import { tableOfShared } from '#features/data/shared-values/load/table-of-shared.ts'
import { ImportRefused } from '#imports/records/import-refused.ts'
import type { Progress } from '#imports/records/progress.ts'
import { importOfficialsFile } from '#imports/spreadsheets/import/import-officials.ts'
import { nothingToLoad, type OfficialsImport } from '#imports/spreadsheets/report/officials-check.ts'
import { dayOf } from '#platform/clock.ts'

type Needed = Pick<Context, 'database' | 'clock'>

interface Read {
  readonly bytes: Uint8Array
  readonly from: SharedFile['from']
  readonly compared: Compared
  /** Of the data that the values were held beside. */
  readonly version: number
}

/** Holds what another organization found beside what is on file. */
export async function checkShared(context: Needed, request: ImportRow): Promise<void> {
  await saveComparison(context.database, request, await read(context, request), null)
}

async function read({ database, clock }: Needed, { file }: ImportRow): Promise<Read> {
  if (!file) throw new Error('Shared values are to be read, and there is no file')
  const bytes = await unpackFile(file)
  const shared = readSharedFile(bytes, dayOf(clock.now()))
  const { version } = await database.selectFrom('dataset_version').select('version').executeTakeFirstOrThrow()
  return { bytes, from: shared.from, compared: compareShared(shared, await onFile(database, shared.rows)), version }
}

async function saveComparison(
  database: Database,
  { id, status }: ImportRow,
  { from, compared: { values, untold, digest } }: Read,
  error: string | null,
): Promise<void> {
  const shared: SharedRequest = { from, values, untold, digest, taken: null }
  await database
    .updateTable('import_request')
    .set({
      status: 'CHECKED',
      found: JSON.stringify(asFileCheck({ ...nothingToLoad, rowsRead: values.length + untold.length })),
      shared: JSON.stringify(shared),
      error,
      step: null,
    })
    .where('id', '=', id)
    .where('status', '=', status)
    .execute()
}

type Finish = (transaction: Database, done: OfficialsImport, now: Date) => Promise<void>

/**
 * Takes what was confirmed. If anything has changed since it was reviewed, nothing is taken, and a person reviews it
 * again.
 */
export async function loadShared(
  context: Needed,
  request: ImportRow,
  onProgress: Progress,
  finish: Finish,
): Promise<void> {
  const { database, clock } = context
  const now = clock.now()
  const found = await read(context, request)
  const { shared } = request
  if (!shared?.taken || shared.digest !== found.compared.digest)
    return await saveComparison(database, request, found, changed)
  const matched = tableOfShared(found.compared, found.from, new Set(shared.taken))
  try {
    await importOfficialsFile(
      database,
      { name: request.file_name, bytes: Buffer.from(found.bytes), matched },
      {
        now,
        cameBy: 'shared',
        // An official who leaves by this load is followed by a person whom an administrator accepted.
        acceptLosses: Number.POSITIVE_INFINITY,
        accountId: request.account_id,
        onProgress,
        beforeCommit: async (transaction, done) => {
          refuseUnreviewed(done, found.version)
          await finish(transaction, done, now)
        },
      },
    )
  } catch (error) {
    if (!(error instanceof ImportRefused)) throw error
    await saveComparison(database, request, await read(context, request), `${changed} ${error.message}.`)
  }
}

const changed = 'The data has changed since you looked at these values. Nothing was taken: please look once more.'

/** Thrown within the load, this undoes it. */
function refuseUnreviewed(
  { skipped, version, isChanged, questionsLeft }: OfficialsImport,
  reviewedVersion: number,
): void {
  if (version - (isChanged ? 1 : 0) !== reviewedVersion)
    throw new ImportRefused('Something else was published meanwhile')
  const [first] = skipped
  if (first) throw new ImportRefused(first.reason)
  if (questionsLeft > 0) throw new ImportRefused('A seat is held by somebody else now')
}
