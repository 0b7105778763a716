import type { Import } from '@atlas/contract/endpoints/data/imports.ts'
import type { OfficialsFileCheck } from '@atlas/contract/endpoints/data/import-check.ts'
import { Problem } from '@atlas/contract/problem.ts'
import type { Context } from '#context/context.ts'
import type { Database } from '#database/connect.ts'
import { selectImports, asImport } from '#features/data/imports/import-row.ts'

type Needed = Pick<Context, 'database' | 'clock' | 'dataset'>

/** What every administrator asked for and is not over, newest first. */
export async function listImports({ database, clock, dataset }: Needed, accountId: string): Promise<Import[]> {
  const rows = await selectImports(database)
    .where('expires_at', '>', clock.now())
    .orderBy('import_request.created_at', 'desc')
    .orderBy('import_request.id')
    .execute()
  const reader = { accountId, indexVersion: dataset.current().index.version }
  return rows.map((row) => asImport(row, reader))
}

export async function readImport(
  { database, dataset }: Pick<Context, 'database' | 'dataset'>,
  accountId: string,
  id: string,
): Promise<Import> {
  const row = await selectImports(database).where('import_request.id', '=', id).executeTakeFirstOrThrow()
  return asImport(row, { accountId, indexVersion: dataset.current().index.version })
}

export async function readCheck(context: Needed, accountId: string, id: string): Promise<OfficialsFileCheck> {
  const { found } = await findOwnImport(context, accountId, id)
  if (!found) throw new Problem('import_not_checked')
  return found
}

/** What this person asked for; anybody else's is not there. Within a transaction, nobody changes it meanwhile. */
export async function findOwnImport(
  { database, clock }: { readonly database: Database; readonly clock: Context['clock'] },
  accountId: string,
  id: string,
) {
  const found = await database
    .selectFrom('import_request')
    .select(['id', 'kind', 'status', 'file_name', 'found', 'answers', 'is_remembered', 'left_out', 'results'])
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('expires_at', '>', clock.now())
    .forUpdate()
    .executeTakeFirst()
  if (!found)
    throw new Problem('not_found', {
      detail: 'There is no such file, or not any more: a file waits 24 hours to be loaded.',
    })
  return found
}
