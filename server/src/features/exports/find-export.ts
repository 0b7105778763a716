import type { Selectable } from 'kysely'
import type { Export } from '@atlas/contract/endpoints/exports.ts'
import { Problem } from '@atlas/contract/problem.ts'
import type { Context } from '#context/context.ts'
import type { Schema } from '#database/schema.ts'

type ExportRow = Selectable<Schema['export']>
type Needed = Pick<Context, 'database' | 'clock'>

const idShape = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** An export of this person that is not deleted yet. Anybody else's is not there. */
export async function findExport({ database, clock }: Needed, accountId: string, id: string): Promise<ExportRow> {
  const found = idShape.test(id)
    ? await database
        .selectFrom('export')
        .selectAll()
        .where('id', '=', id)
        .where('account_id', '=', accountId)
        .where('expires_at', '>', clock.now())
        .executeTakeFirst()
    : undefined
  if (!found)
    throw new Problem('not_found', { detail: 'There is no such file, or it is gone: files are kept for 24 hours.' })
  return found
}

export async function listExports({ database, clock }: Needed, accountId: string): Promise<Export[]> {
  const rows = await database
    .selectFrom('export')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('expires_at', '>', clock.now())
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(asExport)
}

export function asExport(row: ExportRow): Export {
  const { id, status, format, rows_done, rows_total, error } = row
  return {
    id,
    status,
    format,
    rows_done,
    rows_total,
    columns: row.columns.length,
    filters: row.filter_words,
    created_at: row.created_at.toISOString(),
    progressed_at: row.progressed_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    ...(error === null ? {} : { error }),
  }
}
