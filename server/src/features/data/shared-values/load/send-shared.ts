import { randomUUID } from 'node:crypto'
import type { Import } from '@atlas/contract/endpoints/data/imports.ts'
import { Problem } from '@atlas/contract/problem.ts'
import type { Context } from '#context/context.ts'
import { audit } from '#database/audit.ts'
import { takeTurn } from '#database/locks.ts'
import { readImport } from '#features/data/imports/find-import.ts'
import { importRequestJob } from '#features/data/imports/import-request-job.ts'
import { newRequest, packFile, replaceFormerFile } from '#features/data/imports/send-file.ts'
import { readSharedFile } from '#features/data/shared-values/load/read-shared-file.ts'
import { ImportRefused } from '#imports/records/import-refused.ts'
import { dayOf } from '#platform/clock.ts'

type Needed = Pick<Context, 'database' | 'dataset' | 'clock' | 'jobs'>

/**
 * Saves what another organization found, and has it compared with what is on file. A refused file is not saved at all.
 */
export async function sendSharedValues(
  context: Needed,
  accountId: string,
  { name, bytes }: { readonly name: string; readonly bytes: Uint8Array },
): Promise<Import> {
  const { database, dataset, clock, jobs } = context
  const now = clock.now()
  if (dataset.current().isHistoric) throw new Problem('invalid', { detail: 'Nothing is shared of past officials.' })
  refuseUnreadable(bytes, dayOf(now))
  const file = await packFile(bytes)
  const id = randomUUID()
  await database.transaction().execute(async (transaction) => {
    await takeTurn(transaction, 'importRequests')
    await replaceFormerFile(transaction, accountId, 'shared')
    await transaction
      .insertInto('import_request')
      .values({ ...newRequest({ id, kind: 'shared', accountId, name, now }), status: 'CHECKING', file })
      .execute()
    const details = { import: id, file: name, bytes: bytes.length }
    await audit(transaction, { at: now, by: accountId, action: 'shared values sent', details })
    await jobs.enqueue(transaction, importRequestJob, { requestId: id })
  })
  return await readImport(context, accountId, id)
}

function refuseUnreadable(bytes: Uint8Array, today: string): void {
  try {
    readSharedFile(bytes, today)
  } catch (error) {
    if (!(error instanceof ImportRefused)) throw error
    const message = `${error.message}.`
    throw new Problem('invalid', { detail: message, errors: [{ path: 'file', message }] })
  }
}
