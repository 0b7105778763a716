import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import { outcomes } from '@atlas/contract/rules/outcomes.ts'
import type { Database } from '#database/connect.ts'
import type { CellValue, ExportedColumn, FileColumn } from '#features/exports/file/exported-column.ts'
import { markColumns } from '#features/exports/file/mark-columns.ts'
import { type ExportedTable, rowsByIndex, type TableColumn } from '#features/exports/file/exported-rows.ts'
import { visibleLists } from '#lists/find-list.ts'
import { type Names, readNames } from '#lists/people.ts'
import { type StoredEntry, type Note, readNewestOutcomes, readNotes } from '#lists/read-list-rows.ts'
import { outcomeOf, listEntries, type ListEntry } from '#lists/list-entries.ts'
import type { Marked } from '#dataset/outside-rule.ts'
import { dayOf } from '#platform/clock.ts'
import { indexColumn, type SearchIndex, valueAt } from '#search/search-index.ts'

interface ListExport {
  readonly list_id: string
  readonly account_id: string
}

interface ColumnGroups {
  /** Columns of the catalogue. */
  readonly exported: readonly ExportedColumn[]
  /** Whose the phones and e-mail addresses of the rows of the index are. */
  readonly whose: readonly TableColumn[]
  /** Where these rows come from. */
  readonly sources: readonly TableColumn[]
  /** What every one of so many rows says of the file. */
  readonly viewOf: (rowCount: number) => readonly TableColumn[]
}

/**
 * The table of a list's file: everybody in it in the list's order, with outcomes and notes. Undefined where the person
 * who requested it can no longer see the list.
 */
export async function listTable(
  database: Database,
  snapshot: Marked,
  { list_id: id, account_id: accountId }: ListExport,
  { exported, whose, sources, viewOf }: ColumnGroups,
  signal: AbortSignal,
): Promise<ExportedTable | undefined> {
  const { index } = snapshot
  const visible = await visibleLists(database, accountId).where('id', '=', id).executeTakeFirst()
  if (!visible) return undefined
  const outcomes = await readNewestOutcomes(database, id)
  const notes = await readNotes(database, id)
  const names = await readNames(
    database,
    [...outcomes, ...notes].map(({ byId }) => byId),
  )
  const entries = await listEntries(database, { index }, id, outcomes)
  const columns = [
    ...exported.map((column) => ofCatalogue(index, column, entries)),
    ...[...whose, ...marksOfEntries(snapshot, entries), ...sources].map((column) => ofRows(column, entries)),
    ...ofList({ entries, noteOf: new Map(notes.map((note) => [note.officialId, note])), names }),
    ...viewOf(entries.length),
  ]
  return { columns, rows: rowsByIndex(columns, entries.length, signal) }
}

/** Officials who have left office are described by what the list has stored of them. */
const storedValues: Partial<Record<ColumnId, (entry: StoredEntry) => CellValue>> = {
  'eo.id': ({ officialId }) => officialId,
  'eo.name': ({ name }) => name,
  'eo.first': ({ first }) => first,
  'eo.last': ({ last }) => last,
  'office.name': ({ office }) => office,
  'jurisdiction.name': ({ place: index }) => index,
  'state.name': ({ state }) => state,
}

function ofCatalogue(index: SearchIndex, { id, heading, kind, cellOf }: ExportedColumn, entries: readonly ListEntry[]) {
  const column = indexColumn(index, id)
  return tableColumn(heading, kind, entries, ({ entry, status }) =>
    status.kind === 'in office' ? cellOf(valueAt(column, status.row)) : (storedValues[id]?.(entry) ?? null),
  )
}

function ofRows({ heading, kind, codes, cellAt }: TableColumn, entries: readonly ListEntry[]): TableColumn {
  return tableColumn(heading, kind, entries, ({ status }) =>
    status.kind === 'in office' ? cellAt(codes?.[status.row] ?? status.row) : null,
  )
}

function marksOfEntries(snapshot: Marked, entries: readonly ListEntry[]): TableColumn[] {
  const rows = new Set(entries.flatMap(({ status }) => (status.kind === 'in office' ? status.row : [])))
  return markColumns(snapshot, (row) => rows.has(row))
}

interface TableOfList {
  readonly entries: readonly ListEntry[]
  readonly noteOf: ReadonlyMap<number, Note>
  readonly names: Names
}

function ofList({ entries, noteOf, names }: TableOfList): TableColumn[] {
  const nameOf = (id: string | null | undefined) => (id ? (names.get(id) ?? null) : null)
  const noted = (each: ListEntry) => noteOf.get(each.entry.officialId)
  const dayOfNote = (each: ListEntry) => {
    const note = noted(each)
    return note ? dayOf(note.at) : null
  }
  return [
    tableColumn('Left Office', 'text', entries, leftOffice),
    tableColumn('Outcome', 'text', entries, (each) => {
      const outcome = outcomeOf(each)
      return outcome && outcomes[outcome.outcome].label
    }),
    tableColumn('Follow Up On', 'day', entries, (each) => outcomeOf(each)?.followUpOn ?? null),
    tableColumn('Outcome By', 'text', entries, (each) => nameOf(outcomeOf(each)?.byId)),
    tableColumn('Outcome On', 'day', entries, (each) => {
      const outcome = outcomeOf(each)
      return outcome && dayOf(outcome.at)
    }),
    tableColumn('Note', 'text', entries, (each) => noted(each)?.text ?? null),
    tableColumn('Note By', 'text', entries, (each) => nameOf(noted(each)?.byId)),
    tableColumn('Note On', 'day', entries, dayOfNote),
  ]
}

function leftOffice({ status }: ListEntry): CellValue {
  if (status.kind !== 'left office') return null
  return status.on === null ? 'Left office' : `Left office on ${typedDayOf(status.on)}`
}

function tableColumn(
  heading: string,
  kind: FileColumn['kind'],
  entries: readonly ListEntry[],
  cellOf: (entry: ListEntry) => CellValue,
): TableColumn {
  return {
    heading,
    kind,
    codes: null,
    codeCount: entries.length,
    cellAt: (index) => cellOf(entries[index] as ListEntry),
  }
}
