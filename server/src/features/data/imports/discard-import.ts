import { Problem } from '@atlas/contract/problem.ts'
import type { Context } from '#context/context.ts'
import { findOwnImport } from '#features/data/imports/find-import.ts'

/** Forgets a file, or the word that one is done. What is being loaded is not stopped. */
export async function discardImport(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  accountId: string,
  id: string,
): Promise<null> {
  return await database.transaction().execute(async (transaction) => {
    const { status, file_name: name } = await findOwnImport({ database: transaction, clock }, accountId, id)
    if (status === 'LOADING')
      throw new Problem('import_running', { detail: `${name} is being loaded and cannot be stopped any more.` })
    await transaction.deleteFrom('import_request').where('id', '=', id).execute()
    return null
  })
}
