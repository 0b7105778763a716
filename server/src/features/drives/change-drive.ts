import type * as contract from '@atlas/contract/endpoints/drives/drives.ts'
import type { Parsed } from '@atlas/contract/endpoints/endpoint.ts'
import { Problem } from '@atlas/contract/problem.ts'
import type { Context } from '#context/context.ts'
import { audit } from '#database/audit.ts'
import { findDrive } from '#features/drives/find-drives.ts'
import type { Caller } from '#platform/http/serve.ts'

type Needed = Pick<Context, 'database' | 'clock'>

/** Renames a drive, switches its second look, ends it or reopens it. */
export async function changeDrive(
  { database, clock }: Needed,
  caller: Caller,
  { params: { id }, body }: Parsed<typeof contract.changeDrive>,
): Promise<void> {
  const now = clock.now()
  await database.transaction().execute(async (transaction) => {
    const before = await findDrive(transaction, caller, id)
    const endedAt = body.is_ended ? (before.ended_at ?? now) : null
    const { name = before.name, second_look = before.second_look, is_ended: isEnded } = body
    await transaction
      .updateTable('drive')
      .set({ name, second_look, ...(isEnded !== undefined && { ended_at: endedAt }) })
      .where('id', '=', id)
      .execute()
    const details = { drive: id, ...(isEnded !== undefined && { ended: isEnded }) }
    await audit(transaction, { at: now, by: caller.accountId, action: 'drive changed', details })
  })
}

/** Deletes a drive with its tasks; published values stay. */
export async function deleteDrive({ database, clock }: Needed, caller: Caller, id: string): Promise<null> {
  return await database.transaction().execute(async (transaction) => {
    await findDrive(transaction, caller, id)
    const publishing = await transaction
      .selectFrom('drive_task')
      .select('id')
      .where('drive_id', '=', id)
      .where((column) => column.or([column('state', '=', 'publishing'), column('undoes_round', 'is not', null)]))
      .forUpdate()
      .executeTakeFirst()
    if (publishing)
      throw new Problem('import_running', {
        detail: 'A task of this drive is being published right now. Please wait until that is done, then delete it.',
      })
    await transaction.deleteFrom('drive').where('id', '=', id).execute()
    const event = { at: clock.now(), by: caller.accountId, details: { drive: id } }
    await audit(transaction, { ...event, action: 'drive deleted' })
    return null
  })
}
