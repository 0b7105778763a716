import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import { outcomes } from '@atlas/contract/rules/outcomes.ts'
import type { Database } from '#database/connect.ts'
import type { CellValue, ExportedColumn, FileColumn } from '#features/exports/file/exported-column.ts'
import { standingColumn } from '#features/exports/file/standing-column.ts'
import { type ExportedTable, listedRows, type TableColumn } from '#features/exports/file/exported-rows.ts'
import { visibleLists } from '#lists/find-list.ts'
import { type Names, readNames } from '#lists/people.ts'
import { type Listed, type Note, readNewestSaid, readNotes } from '#lists/read-listed.ts'
import { outcomeOf, tellListed, type Told } from '#lists/told.ts'
import { dayOf } from '#platform/clock.ts'
import { indexColumn, type SearchIndex, valueAt } from '#search/search-index.ts'

interface Asked {
  readonly list_id: string
  readonly account_id: string
}

interface Parts {
  /** Columns of the catalogue. */
  readonly exported: readonly ExportedColumn[]
  /** Where the rows of the index come from. */
  readonly sources: readonly TableColumn[]
  /** What every one of so many rows says of the file. */
  readonly viewOf: (rowCount: number) => readonly TableColumn[]
}

/**
 * The table of a file of a list: everybody in it in its order, with what was said and noted. Undefined where whoever
 * asked for it does not see the list any more.
 */
export async function listTable(
  database: Database,
  index: SearchIndex,
  { list_id: id, account_id: accountId }: Asked,
  { exported, sources, viewOf }: Parts,
  signal: AbortSignal,
): Promise<ExportedTable | undefined> {
  const visible = await visibleLists(database, accountId).where('id', '=', id).executeTakeFirst()
  if (!visible) return undefined
  const said = await readNewestSaid(database, id)
  const notes = await readNotes(database, id)
  const names = await readNames(
    database,
    [...said, ...notes].map(({ byId }) => byId),
  )
  const told = await tellListed(database, { index }, id, said)
  const columns = [
    ...exported.map((column) => ofCatalogue(index, column, told)),
    ...[...standingOfListed(index, told), ...sources].map((column) => ofRows(column, told)),
    ...ofList({ told, noteOf: new Map(notes.map((note) => [note.officialId, note])), names }),
    ...viewOf(told.length),
  ]
  return { columns, rows: listedRows(columns, told.length, signal) }
}

/** Those who left office are told by what the list keeps of them. */
const kept: Partial<Record<ColumnId, (listed: Listed) => CellValue>> = {
  'eo.id': ({ officialId }) => officialId,
  'eo.name': ({ name }) => name,
  'eo.first': ({ first }) => first,
  'eo.last': ({ last }) => last,
  'office.name': ({ office }) => office,
  'jurisdiction.name': ({ place }) => place,
  'state.name': ({ state }) => state,
}

function ofCatalogue(index: SearchIndex, { id, heading, kind, cellOf }: ExportedColumn, told: readonly Told[]) {
  const column = indexColumn(index, id)
  return tableColumn(heading, kind, told, ({ listed, standing }) =>
    standing.kind === 'in office' ? cellOf(valueAt(column, standing.row)) : (kept[id]?.(listed) ?? null),
  )
}

function ofRows({ heading, kind, codes, cellAt }: TableColumn, told: readonly Told[]): TableColumn {
  return tableColumn(heading, kind, told, ({ standing }) =>
    standing.kind === 'in office' ? cellAt(codes?.[standing.row] ?? standing.row) : null,
  )
}

function standingOfListed(index: SearchIndex, told: readonly Told[]): TableColumn[] {
  const rows = new Set(told.flatMap(({ standing }) => (standing.kind === 'in office' ? standing.row : [])))
  return standingColumn(index, (row) => rows.has(row))
}

interface Kept {
  readonly told: readonly Told[]
  readonly noteOf: ReadonlyMap<number, Note>
  readonly names: Names
}

function ofList({ told, noteOf, names }: Kept): TableColumn[] {
  const nameOf = (id: string | null | undefined) => (id ? (names.get(id) ?? null) : null)
  const noted = (each: Told) => noteOf.get(each.listed.officialId)
  const dayOfNote = (each: Told) => {
    const note = noted(each)
    return note ? dayOf(note.at) : null
  }
  return [
    tableColumn('Left Office', 'text', told, leftOffice),
    tableColumn('Outcome', 'text', told, (each) => {
      const outcome = outcomeOf(each)
      return outcome && outcomes[outcome.outcome].label
    }),
    tableColumn('Follow Up On', 'day', told, (each) => outcomeOf(each)?.followUpOn ?? null),
    tableColumn('Outcome By', 'text', told, (each) => nameOf(outcomeOf(each)?.byId)),
    tableColumn('Outcome On', 'day', told, (each) => {
      const outcome = outcomeOf(each)
      return outcome && dayOf(outcome.at)
    }),
    tableColumn('Note', 'text', told, (each) => noted(each)?.text ?? null),
    tableColumn('Note By', 'text', told, (each) => nameOf(noted(each)?.byId)),
    tableColumn('Note On', 'day', told, dayOfNote),
  ]
}

function leftOffice({ standing }: Told): CellValue {
  if (standing.kind !== 'left office') return null
  return standing.on === null ? 'Left office' : `Left office on ${typedDayOf(standing.on)}`
}

function tableColumn(
  heading: string,
  kind: FileColumn['kind'],
  told: readonly Told[],
  cellOf: (told: Told) => CellValue,
): TableColumn {
  return { heading, kind, codes: null, codeCount: told.length, cellAt: (place) => cellOf(told[place] as Told) }
}
