import type { Choice } from '@atlas/contract/endpoints/search/fields.ts'
import type { Column } from '@atlas/contract/catalogue/column.ts'
import type { ColumnId, LookUpColumnId } from '@atlas/contract/catalogue/columns.ts'
import type { SubjectId } from '@atlas/contract/catalogue/subject.ts'
import type { ColumnValue } from '@atlas/contract/catalogue/value.ts'
import type { Codes } from '#search/codes.ts'
import { emptyCache, type SearchCache } from '#search/cache.ts'
import { firstIndexWhere } from '#search/first-index.ts'
import type { SortKey, SortOrder } from '#search/sort-order.ts'
import { isTextAt, type TextTable } from '#search/text-table.ts'
import { isUnknownAt, type Values, valueOf } from '#search/values.ts'
import type { Dictionary, SearchedTexts } from '#search/word-index.ts'

/** A choice of the index. `place` is the state's abbreviation where the label alone may name several places. */
export interface IndexChoice extends Choice {
  readonly place: string | null
  readonly sortKey: SortKey
}

/**
 * One column: each row has a code, and each code a value. Columns of a seat or a jurisdiction share the code array of
 * their level, so that a figure is stored once for each jurisdiction instead of once for each official.
 */
export interface IndexColumn {
  readonly column: Column
  /** row → code; null where each row has its own value, and its code is its row. */
  readonly codes: Codes | null
  readonly values: Values
  /** Null where the column cannot be sorted. */
  readonly order: SortOrder | null
  /** Whether the order is that of the rows instead of the values themselves. */
  readonly isInOrderOfRows: boolean
  readonly choices: ChoiceTable | null
}

export interface ChoiceTable {
  readonly list: readonly IndexChoice[]
  /** code → positions in `list`; none where the value is unknown. */
  readonly ofCode: readonly (readonly number[])[]
}

/**
 * An in-memory, column-oriented copy of all data of one subject, every official in scope or every place, ordered by
 * name. The database stays the authority: the index is built from it, replaced as a whole, and never changed in place.
 * It can be passed between threads as it is (decision 060): numbers and bytes in shared memory, and small plain values.
 */
export interface BuiltIndex {
  /** What each row is, which determines the columns that it has in the catalogue. */
  readonly subject: SubjectId
  readonly version: number
  /** The day on which it was built, from which filters by coming days count. Another day needs another index. */
  readonly today: string
  readonly rowCount: number
  /** row → id of the official; for a place, whose id is a text, its number among the places */
  readonly ids: Uint32Array
  /** The rows in the order of their ids. */
  readonly rowsById: Uint32Array
  /**
   * row → the key that rows are sorted by: for officials the last name, then the first name, normalized. Equal keys are
   * sorted by id.
   */
  readonly nameKeys: TextTable
  readonly columns: ReadonlyMap<ColumnId, IndexColumn>
  /** For the columns whose values people look up by typing. */
  readonly dictionaries: ReadonlyMap<LookUpColumnId, Dictionary>
  readonly searchedTexts: SearchedTexts
}

/** An index in use, together with the results that the answering thread has cached. */
export interface SearchIndex extends BuiltIndex {
  readonly cache: SearchCache
}

export function withCache(built: BuiltIndex): SearchIndex {
  return { ...built, cache: emptyCache() }
}

/** The index without its cache, as it is passed between threads. */
export function withoutCache({ cache: _, ...built }: SearchIndex): BuiltIndex {
  return built
}

export function indexColumn(index: BuiltIndex, id: ColumnId): IndexColumn {
  const found = index.columns.get(id)
  if (!found) throw new Error(`The search index lacks the column ${id}`)
  return found
}

/** The row of an official; undefined where the index has no official with that id. */
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

/** Whether the value is known, without the cost of its text; an empty list counts as unknown. */
export function isKnown(column: IndexColumn, row: number): boolean {
  return !isUnknownAt(column.values, codeOf(column, row))
}

/** Whether the value is a certain text, in UTF-8, without the cost of a text. */
export function isText(column: IndexColumn, row: number, bytes: Uint8Array): boolean {
  const { values } = column
  const code = codeOf(column, row)
  return values.kind === 'texts' && values.known[code] === 1 && isTextAt(values.texts, code, bytes)
}

/** The same text for the same value with the same choices, in any column. */
export function valueKey({ values, choices }: IndexColumn, code: number): string {
  return JSON.stringify([valueOf(values, code), choices?.ofCode[code]?.map((index) => choices.list[index])])
}

/** Reads the value of a column in a row. */
export type ReadColumn = (id: ColumnId, row: number) => ColumnValue

export function readerOf(index: BuiltIndex): ReadColumn {
  return (id, row) => valueAt(indexColumn(index, id), row)
}

/** A reader for walks through all rows, which creates each distinct value of a column once. */
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
