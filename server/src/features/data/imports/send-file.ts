import { randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { type Import, type ImportKind, importHours } from '@atlas/contract/endpoints/data/imports.ts'
import { Problem } from '@atlas/contract/problem.ts'
import type { Context } from '#context/context.ts'
import { audit } from '#database/audit.ts'
import type { Database } from '#database/connect.ts'
import { takeTurn } from '#database/locks.ts'
import { readImport } from '#features/data/imports/find-import.ts'
import { importRequestJob } from '#features/data/imports/import-request-job.ts'
import type { OfficialsFile } from '#imports/spreadsheets/read/officials-file.ts'

type Needed = Pick<Context, 'database' | 'dataset' | 'clock' | 'jobs'>

export const packFile: (bytes: Uint8Array) => Promise<Buffer> = promisify(gzip)
const hour = 3_600_000

/** Keeps a file and has it checked. It takes the place of the one that this person sent before. */
export async function sendFile(context: Needed, accountId: string, { name, bytes }: OfficialsFile): Promise<Import> {
  const { database, clock, jobs } = context
  if (bytes.length === 0) refuseEmpty()
  const file = await packFile(bytes)
  const now = clock.now()
  const id = randomUUID()
  await database.transaction().execute(async (transaction) => {
    await takeTurn(transaction, 'importRequests')
    await replaceFormerFile(transaction, accountId)
    await transaction
      .insertInto('import_request')
      .values({ ...newRequest({ id, accountId, name, now }), status: 'CHECKING', file })
      .execute()
    const details = { import: id, file: name, bytes: bytes.length }
    await audit(transaction, { at: now, by: accountId, action: 'officials file sent', details })
    await jobs.enqueue(transaction, importRequestJob, { requestId: id })
  })
  return await readImport(context, accountId, id)
}

type SentKind = Exclude<ImportKind, 'undo'>

interface Sent {
  readonly id: string
  readonly kind?: SentKind
  readonly accountId: string
  readonly name: string
  readonly now: Date
}

/** What every row of a file that is to be loaded begins with. */
export function newRequest({ id, kind = 'load', accountId, name, now }: Sent) {
  return {
    id,
    kind,
    account_id: accountId,
    file_name: name,
    created_at: now,
    progressed_at: now,
    expires_at: new Date(now.getTime() + importHours * hour),
  } as const
}

function refuseEmpty(): never {
  const message = 'The file is empty. Choose the file that holds your officials.'
  throw new Problem('invalid', { detail: message, errors: [{ path: 'file', message }] })
}

/** The next file of a person takes the place of the last one that was not loaded; so does the next single official. */
export async function replaceFormerFile(
  transaction: Database,
  accountId: string,
  kind: SentKind = 'load',
): Promise<void> {
  await transaction
    .deleteFrom('import_request')
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('status', '!=', 'LOADING')
    .execute()
  const loading = await transaction
    .selectFrom('import_request')
    .select('file_name')
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .executeTakeFirst()
  if (!loading) return
  throw new Problem('import_running', {
    detail: `${kind === 'official' ? '' : 'Your file '}${loading.file_name} is being loaded right now. You can send the next one when it is done.`,
  })
}
