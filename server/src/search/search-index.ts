import type { Choice } from '@atlas/contract/endpoints/search/fields.ts'
import type { Column } from '@atlas/contract/catalogue/column.ts'
import type { ColumnId, LookUpColumnId } from '@atlas/contract/catalogue/columns.ts'
import type { SubjectId } from '@atlas/contract/catalogue/subject.ts'
import type { ColumnValue } from '@atlas/contract/catalogue/value.ts'
import type { Codes } from '#search/codes.ts'
import { emptyCache, type SearchCache } from '#search/cache.ts'
import { firstIndexWhere } from '#search/first-index.ts'
import type { SortKey, SortOrder } from '#search/sort-order.ts'
import type { TextTable } from '#search/text-table.ts'
import { type Values, valueOf } from '#search/values.ts'
import type { Dictionary, SearchedTexts } from '#search/word-index.ts'

/** A choice of the index. `place` is the state's letters where the label alone may name several places. */
export interface IndexChoice extends Choice {
  readonly place: string | null
  readonly sortKey: SortKey
}

/**
 * One column: each row has a code, each code a value. Columns of a seat or a jurisdiction share the
 * code array of their level, so that a figure is held once per jurisdiction, not once per official.
 */
export interface IndexColumn {
  readonly column: Column
  /** row → code; null where each row has a value of its own, and its code is its row. */
  readonly codes: Codes | null
  readonly values: Values
  /** Null where it cannot be sorted by. */
  readonly order: SortOrder | null
  /** Whether that is the order of the rows, and not of the values themselves. */
  readonly isInOrderOfRows: boolean
  readonly choices: ChoiceTable | null
}

export interface ChoiceTable {
  readonly list: readonly IndexChoice[]
  /** code → positions in `list`; none where the value is unknown. */
  readonly ofCode: readonly (readonly number[])[]
}

/**
 * An in-memory, column-oriented copy of everything of one subject, every official in scope or every place, in the order
 * of the names. It holds no truth: it is built from the database, swapped whole, and never changed in place. Threads
 * hand it on as it is (decision 060): numbers and bytes in shared memory, and small plain values.
 */
export interface BuiltIndex {
  /** What a row is, and so which columns of the catalogue it has. */
  readonly subject: SubjectId
  readonly version: number
  /** The day on which it was built, which filters by coming days count from; another day builds another index. */
  readonly today: string
  readonly rowCount: number
  /** row → id of the official; of a place, whose id is a text, its number among them */
  readonly ids: Uint32Array
  /** The rows in the order of their ids. */
  readonly rowsById: Uint32Array
  /** row → what rows are sorted by: of officials last name, then first name, normalised. Equal keys are sorted by id. */
  readonly nameKeys: TextTable
  readonly columns: ReadonlyMap<ColumnId, IndexColumn>
  /** Of the columns whose values people look up by typing. */
  readonly dictionaries: ReadonlyMap<LookUpColumnId, Dictionary>
  readonly searchedTexts: SearchedTexts
}

/** An index in use: what has been asked of it is remembered by the thread that answers. */
export interface SearchIndex extends BuiltIndex {
  readonly cache: SearchCache
}

export function withCache(built: BuiltIndex): SearchIndex {
  return { ...built, cache: emptyCache() }
}

/** The index alone, as threads hand it on. */
export function withoutCache({ cache: _, ...built }: SearchIndex): BuiltIndex {
  return built
}

export function indexColumn(index: BuiltIndex, id: ColumnId): IndexColumn {
  const found = index.columns.get(id)
  if (!found) throw new Error(`The search index lacks the column ${id}`)
  return found
}

/** The row of an official; undefined where the index has none of that number. */
export function rowOfId({ ids, rowsById }: BuiltIndex, id: number): number | undefined {
  const at = firstIndexWhere(rowsById.length, (each) => (ids[rowsById[each] as number] as number) >= id)
  const row = rowsById[at]
  return row !== undefined && ids[row] === id ? row : undefined
}

export function codeOf(column: IndexColumn, row: number): number {
  return column.codes ? (column.codes[row] as number) : row
}

export function valueAt(column: IndexColumn, row: number): ColumnValue {
  return valueOf(column.values, codeOf(column, row))
}

/** What a column says of a row. */
export type ReadColumn = (id: ColumnId, row: number) => ColumnValue

export function readerOf(index: BuiltIndex): ReadColumn {
  return (id, row) => valueAt(indexColumn(index, id), row)
}

/** For whoever walks through all rows: each different value of a column is made once. */
export function rememberingReader(index: BuiltIndex): ReadColumn {
  const made = new Map<ColumnId, ColumnValue[]>()
  return (id, row) => {
    const column = indexColumn(index, id)
    const code = codeOf(column, row)
    const values = made.get(id) ?? []
    made.set(id, values)
    return (values[code] ??= valueOf(column.values, code))
  }
}
