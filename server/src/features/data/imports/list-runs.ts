import type { Parsed, Reply } from '@atlas/contract/endpoints/endpoint.ts'
import type * as contract from '@atlas/contract/endpoints/data/imports.ts'
import type { ImportOrigin } from '@atlas/contract/rules/import-origins.ts'
import { sql } from 'kysely'
import type { Database } from '#database/connect.ts'
import { nameOf } from '#database/account-name.ts'
import { lastImport } from '#imports/spreadsheets/import/last-import.ts'

type RunsPage = Reply<typeof contract.listImportRuns>

const officialCount = (name: 'added' | 'changed' | 'removed') =>
  sql<number>`(report #>> ${`{tables,official,${name}}`}::text[])::integer`.as(name)

/** A page of all imports there were, newest first; the cursor is the last run of the page before. */
export async function listRuns(
  database: Database,
  { cursor, limit }: Parsed<typeof contract.listImportRuns>['query'],
): Promise<RunsPage> {
  const last = await lastImport(database).select('id').executeTakeFirst()
  let query = database
    .selectFrom('import_run')
    .leftJoin('account', 'account.id', 'account_id')
    .select(['import_run.id', 'origin', 'started_at', 'finished_at', 'file_name', 'undone_at', 'undoes'])
    .select(['first_name', 'last_name', 'email'])
    .select([officialCount('added'), officialCount('changed'), officialCount('removed')])
    .select(sql<boolean>`file is not null`.as('has_file'))
  if (cursor) query = query.where('import_run.id', '<', Number(cursor))
  const rows = await query
    .orderBy('import_run.id', 'desc')
    .limit(limit + 1)
    .execute()
  const { total } = await database
    .selectFrom('import_run')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const values = rows.slice(0, limit).map((row) => asImportRun(row, last?.id ?? null))
  return { values, cursor: rows.length > limit ? String(values.at(-1)?.id) : null, total }
}

interface RunRow {
  readonly id: number
  readonly origin: ImportOrigin
  readonly started_at: Date
  readonly finished_at: Date
  readonly file_name: string | null
  readonly undone_at: Date | null
  readonly undoes: number | null
  readonly first_name: string | null
  readonly last_name: string | null
  readonly email: string | null
  readonly added: number
  readonly changed: number
  readonly removed: number
  readonly has_file: boolean
}

function asImportRun(row: RunRow, lastOwn: number | null): contract.ImportRun {
  const { id, file_name, has_file, undoes, added, changed, removed, first_name, last_name, email } = row
  return {
    id,
    origin: row.origin,
    started_at: row.started_at.toISOString(),
    milliseconds: row.finished_at.getTime() - row.started_at.getTime(),
    by: email === null ? null : nameOf({ first_name: first_name ?? '', last_name: last_name ?? '', email }),
    file_name,
    officials: { added, changed, removed },
    undone_at: row.undone_at?.toISOString() ?? null,
    undoes,
    has_file,
    can_be_undone: id === lastOwn,
  }
}
