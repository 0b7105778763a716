import { randomUUID } from 'node:crypto'
import { type Import, importHours } from '@atlas/contract/endpoints/data/imports.ts'
import { Problem } from '@atlas/contract/problem.ts'
import type { Context } from '#context/context.ts'
import { audit } from '#database/audit.ts'
import { takeTurn } from '#database/locks.ts'
import { readImport } from '#features/data/imports/find-import.ts'
import { importRequestJob } from '#features/data/imports/import-request-job.ts'
import { refuseSecondImport } from '#features/data/imports/one-at-a-time.ts'

type Needed = Pick<Context, 'database' | 'dataset' | 'clock' | 'jobs'>

const hour = 3_600_000

/** Has undone what an import of own officials brought, also where others came since. Asked for twice, it is done once. */
export async function undoImport(context: Needed, accountId: string, runId: number): Promise<Import> {
  const { database, clock, jobs } = context
  const now = clock.now()
  const id = await database.transaction().execute(async (transaction) => {
    await takeTurn(transaction, 'importRequests')
    const known = await transaction
      .selectFrom('import_request')
      .select('id')
      .where('account_id', '=', accountId)
      .where('undoes_run_id', '=', runId)
      .where('status', '!=', 'FAILED')
      .executeTakeFirst()
    if (known) return known.id
    const run = await transaction
      .selectFrom('import_run')
      .select('file_name')
      .where('id', '=', runId)
      .where('layer_before', 'is not', null)
      .where('undone_at', 'is', null)
      .where('undoes', 'is', null)
      .executeTakeFirst()
    if (!run)
      throw new Problem('nothing_to_undo', { detail: 'This import is undone already, or nothing of it is kept.' })
    await refuseSecondImport(transaction)
    const id = randomUUID()
    await transaction
      .deleteFrom('import_request')
      .where('account_id', '=', accountId)
      .where('kind', '=', 'undo')
      .execute()
    await transaction
      .insertInto('import_request')
      .values({
        id,
        kind: 'undo',
        status: 'LOADING',
        account_id: accountId,
        file_name: run.file_name ?? 'The last import',
        undoes_run_id: runId,
        created_at: now,
        progressed_at: now,
        expires_at: new Date(now.getTime() + importHours * hour),
      })
      .execute()
    const details = { import: id, run: runId }
    await audit(transaction, { at: now, by: accountId, action: 'import undo asked for', details })
    await jobs.enqueue(transaction, importRequestJob, { requestId: id })
    return id
  })
  return await readImport(context, accountId, id)
}
