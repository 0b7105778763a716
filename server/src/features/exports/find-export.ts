import type { ExpressionBuilder, Selectable } from 'kysely'
import { hiddenFrom } from '@atlas/contract/catalogue/nonpartisan.ts'
import type { Reply } from '@atlas/contract/endpoints/endpoint.ts'
import type * as contract from '@atlas/contract/endpoints/exports/exports.ts'
import { Problem } from '@atlas/contract/problem.ts'
import type { Context } from '#context/context.ts'
import type { Schema } from '#database/schema.ts'
import { visibleLists } from '#lists/find-list.ts'
import type { Caller } from '#platform/http/serve.ts'

type ExportRow = Selectable<Schema['export']>
/** Whose file it is, and whether party and candidates' shares are hidden from them. */
export type ExportReader = Pick<Caller, 'accountId' | 'isNonpartisan'>
type Needed = Pick<Context, 'database' | 'clock'>

const idShape = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** An export of this person that is not deleted yet, nor hidden by their view. Anybody else's is not there. */
export async function findExport(
  { database, clock }: Needed,
  { accountId, isNonpartisan }: ExportReader,
  id: string,
): Promise<ExportRow> {
  const found = idShape.test(id)
    ? await database
        .selectFrom('export')
        .selectAll()
        .where('id', '=', id)
        .where('account_id', '=', accountId)
        .where('expires_at', '>', clock.now())
        .where(ofVisibleList(visibleLists(database, accountId)))
        .executeTakeFirst()
    : undefined
  if (!found)
    throw new Problem('not_found', { detail: 'There is no such file, or it is gone: files are kept for 24 hours.' })
  if (isHidden(found, hiddenFrom(isNonpartisan))) throw new Problem('hidden', { detail: hiddenFile })
  return found
}

/** A file of a list is available as long as the person who requested it can see the list. */
function ofVisibleList(lists: ReturnType<typeof visibleLists>) {
  const visible = lists.clearSelect().select('official_list.id')
  return (column: ExpressionBuilder<Schema, 'export'>) =>
    column.or([column('list_id', 'is', null), column('list_id', 'in', visible)])
}

const hiddenFile =
  'This file holds party or candidates’ shares, which your nonpartisan view hides. Ask for a new one, or turn the view off.'

/** It was asked for before the view was on, and holds what the view hides or was chosen by it. */
function isHidden({ columns, filters, sort }: ExportRow, hidden: ReadonlySet<string>): boolean {
  const named = [...columns, ...[...filters, ...sort].map(({ column_id: id }) => id)]
  return named.some((id) => hidden.has(id))
}

export async function listExports(
  { database, clock }: Needed,
  { accountId, isNonpartisan }: ExportReader,
): Promise<Reply<typeof contract.listExports>> {
  const rows = await database
    .selectFrom('export')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('expires_at', '>', clock.now())
    .where(ofVisibleList(visibleLists(database, accountId)))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  const hidden = hiddenFrom(isNonpartisan)
  const visible = rows.filter((row) => !isHidden(row, hidden))
  return { values: visible.map(asExport), hidden: rows.length - visible.length }
}

export function asExport(row: ExportRow): contract.Export {
  const { id, subject, status, format, rows_done, rows_total, error } = row
  return {
    id,
    subject,
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
