import type { Readable } from 'node:stream'
import type { ExportFormat } from '@atlas/contract/endpoints/exports/exports.ts'
import { uncountedParts } from '@atlas/contract/search/uncounted.ts'
import type { Selectable } from 'kysely'
import { type ColumnId, columnOf } from '@atlas/contract/catalogue/columns.ts'
import type { Context } from '#context/context.ts'
import type { Schema } from '#database/schema.ts'
import { indexOf, type Snapshot } from '#dataset/dataset.ts'
import { columnsBehind } from '#dataset/places/place-columns.ts'
import { Superseded, writeChunks } from '#features/exports/chunks.ts'
import { csvFile } from '#features/exports/file/csv-file.ts'
import { type ExportedColumn, exportedColumn } from '#features/exports/file/exported-column.ts'
import {
  type ExportedRows,
  exportedRows,
  type ExportedTable,
  type TableColumn,
} from '#features/exports/file/exported-rows.ts'
import { packageFile } from '#features/exports/file/package-file.ts'
import { recordSources } from '#features/exports/file/record-source.ts'
import { listTable } from '#features/exports/list-table.ts'
import { markColumns } from '#features/exports/file/mark-columns.ts'
import { viewColumn } from '#features/exports/file/view-column.ts'
import { whoseColumns } from '#features/exports/file/whose-columns.ts'
import { type About, type Source, xlsxFile } from '#features/exports/file/xlsx-file.ts'
import { uncountedBy } from '#dataset/uncounted.ts'
import { match } from '#search/match.ts'
import { hasRow } from '#search/row-bitset.ts'
import type { SearchIndex } from '#search/search-index.ts'

/** What of the data set files are made of. */
export type ExportedSnapshot = Pick<
  Snapshot,
  | 'index'
  | 'coverage'
  | 'leftOut'
  | 'placeIndex'
  | 'uses'
  | 'recordsAsOf'
  | 'isDemonstration'
  | 'isHistoric'
  | 'provenance'
>

export type ExportContext = Pick<Context, 'database' | 'clock'> & {
  readonly dataset: { readonly current: () => ExportedSnapshot }
  readonly title: string
  /** Where people open the atlas, where the operator has said it. */
  readonly url?: string | undefined
}

/** Makes a file, in the thread that calls it or in one of its own. If it is aborted, it fails. */
export type WriteExport = (exportId: string, signal: AbortSignal) => Promise<void>

/**
 * Makes the file of an export from its start to its end, on the one version of the data that holds when it
 * begins. What an earlier try left is deleted first; an export that is whole, failed or gone is left alone.
 */
export async function writeExport(context: ExportContext, exportId: string, signal: AbortSignal): Promise<void> {
  const snapshot = context.dataset.current()
  const begun = await begin(context, exportId)
  if (!begun) return
  const index = indexOf(snapshot, begun.subject)
  const exported = begun.columns.map((id) =>
    exportedColumn(id, begun.all_digits || begun.format === 'package' ? 'all' : 'one decimal'),
  )
  const sources = begun.has_sources ? [recordSources[begun.subject](snapshot.provenance)] : []
  const whose = begun.subject === 'official' ? whoseColumns(index, begun.columns) : []
  const viewOf = (rowCount: number) => (begun.is_nonpartisan && begun.format !== 'xlsx' ? [viewColumn(rowCount)] : [])
  const table =
    begun.list_id === null
      ? indexTable(
          index,
          { exported, extra: [...whose, ...marksUnder(snapshot, begun), ...sources, ...viewOf(index.rowCount)] },
          begun,
          signal,
        )
      : await listTable(
          context.database,
          snapshot,
          { ...begun, list_id: begun.list_id },
          { exported, whose, sources, viewOf },
          signal,
        )
  if (!table) return await forget(context, begun)
  const { columns, rows } = table
  await saveTotal(context, begun, rows)
  const bytes = await fileMakers[begun.format]({ context, snapshot, index, begun, exported, table: { columns, rows } })
  try {
    await writeChunks(context, begun, rows.done, bytes)
  } catch (error) {
    if (!(error instanceof Superseded)) throw error
  } finally {
    bytes.destroy()
  }
}

interface FileInput {
  readonly context: ExportContext
  readonly snapshot: ExportedSnapshot
  readonly index: SearchIndex
  readonly begun: Selectable<Schema['export']>
  readonly exported: readonly ExportedColumn[]
  readonly table: ExportedTable
}

const fileMakers: Readonly<Record<ExportFormat, (input: FileInput) => Readable | Promise<Readable>>> = {
  csv: ({ begun, table: { columns, rows } }) => csvFile(columns, rows, begun.for_excel ? 'Excel' : 'any program'),
  xlsx: async ({ context, begun, snapshot, table: { columns, rows } }) =>
    xlsxFile(columns, rows, await aboutOf(context, begun, snapshot, rows)),
  package: async ({ context, begun, snapshot, index, exported, table }) =>
    packageFile({
      table,
      // Of a place, only its figures are known to be from a source each.
      values: begun.subject === 'official' ? { index, provenance: snapshot.provenance, columns: exported } : null,
      about: await aboutOf(context, begun, snapshot, table.rows),
      version: index.version,
      url: context.url,
    }),
}

/** Takes the export over: another process that still writes to it finds that it no longer owns it. */
async function begin({ database, clock }: ExportContext, id: string) {
  return await database.transaction().execute(async (transaction) => {
    const begun = await transaction
      .updateTable('export')
      .set((column) => ({ attempt: column('attempt', '+', 1), rows_done: 0, progressed_at: clock.now() }))
      .where('id', '=', id)
      .where('status', '=', 'CREATING')
      .returningAll()
      .executeTakeFirst()
    if (!begun) return undefined
    await transaction.deleteFrom('export_chunk').where('export_id', '=', id).execute()
    return begun
  })
}

function indexTable(
  index: SearchIndex,
  { exported, extra }: { readonly exported: readonly ExportedColumn[]; readonly extra: readonly TableColumn[] },
  begun: Selectable<Schema['export']>,
  signal: AbortSignal,
): ExportedTable {
  return { columns: [...exported, ...extra], rows: exportedRows(index, exported, extra, begun, signal) }
}

function marksUnder(snapshot: ExportedSnapshot, { subject, filters }: Selectable<Schema['export']>): TableColumn[] {
  if (subject !== 'official') return []
  const found = match(snapshot.index, filters)
  return markColumns(snapshot, (row) => hasRow(found, row))
}

/** A file of a list that its owner does not see any more is nothing to them. */
async function forget({ database }: ExportContext, { id }: Selectable<Schema['export']>): Promise<void> {
  await database.deleteFrom('export').where('id', '=', id).execute()
}

/** The data may have changed since the file was asked for. */
async function saveTotal(
  { database }: ExportContext,
  { id, attempt }: Selectable<Schema['export']>,
  { total }: ExportedRows,
): Promise<void> {
  await database
    .updateTable('export')
    .set({ rows_total: total })
    .where('id', '=', id)
    .where('attempt', '=', attempt)
    .execute()
}

async function aboutOf(
  { clock, title }: ExportContext,
  begun: Selectable<Schema['export']>,
  snapshot: ExportedSnapshot,
  rows: ExportedRows,
): Promise<About> {
  const { subject, columns, filter_words: filters, is_nonpartisan: isNonpartisan } = begun
  const { recordsAsOf, isDemonstration, isHistoric } = snapshot
  return {
    title,
    subject,
    madeAt: clock.now(),
    rows: rows.total,
    filters,
    uncounted: await uncountedWords(snapshot, begun),
    recordsAsOf,
    isDemonstration,
    isHistoric,
    isNonpartisan,
    sources: sourcesOf(snapshot, columns),
  }
}

async function uncountedWords(
  snapshot: ExportedSnapshot,
  { subject, list_id: listId, filters, rows_total: total }: Selectable<Schema['export']>,
): Promise<string[]> {
  if (subject !== 'official' || listId !== null) return []
  const uncounted = await uncountedBy(snapshot, filters)
  return uncountedParts(uncounted, filters, total).map(({ text }) => text)
}

/** Every published source that values of these columns come from, how they were made, and which columns those are. */
function sourcesOf({ provenance, uses: { uses } }: ExportedSnapshot, columns: readonly ColumnId[]): Source[] {
  return [...provenance.sources.values()].flatMap((source) => {
    const ofSource = uses.filter(({ sourceId }) => sourceId === source.id)
    const ofSourceColumns = columns.filter((id) =>
      ofSource.some(({ columnId }) => columnsBehind(id).includes(columnId)),
    )
    const behind = new Set(ofSourceColumns.flatMap(columnsBehind))
    const own = ofSource.filter(({ columnId }) => behind.has(columnId))
    const methods = [...new Set(own.map(({ method }) => method))]
    return own.length === 0 ? [] : [{ ...source, methods, columns: ofSourceColumns.map((id) => columnOf(id).label) }]
  })
}
