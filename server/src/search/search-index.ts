import type { Choice } from '@atlas/contract/endpoints/fields.ts'
import type { Column } from '@atlas/contract/catalogue/column.ts'
import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import type { ColumnValue } from '@atlas/contract/catalogue/value.ts'
import type { SearchCache } from '#search/cache.ts'

export type Codes = Uint16Array | Uint32Array
/** What a value is sorted by; unknown values stand last in either direction. */
export type SortKey = string | number | null

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
  readonly values: readonly ColumnValue[]
  readonly sortKeyOf: (code: number) => SortKey
  readonly choices: ChoiceTable | null
}

export interface ChoiceTable {
  readonly list: readonly IndexChoice[]
  /** code → positions in `list`; none where the value is unknown. */
  readonly ofCode: readonly (readonly number[])[]
}

/**
 * An in-memory, column-oriented copy of every official in scope, in the order of the names. It holds
 * no truth: it is built from the database, swapped whole, and never changed in place.
 */
export interface SearchIndex {
  readonly version: number
  readonly rowCount: number
  /** row → id of the official */
  readonly ids: Uint32Array
  readonly rowOfId: ReadonlyMap<number, number>
  /** row → what officials are sorted by: last name, then first name, normalised. Equal keys are sorted by id. */
  readonly nameKeys: readonly string[]
  readonly columns: ReadonlyMap<ColumnId, IndexColumn>
  readonly cache: SearchCache
}

export function indexColumn(index: SearchIndex, id: ColumnId): IndexColumn {
  const found = index.columns.get(id)
  if (!found) throw new Error(`The search index lacks the column ${id}`)
  return found
}

export function codeOf(column: IndexColumn, row: number): number {
  return column.codes ? (column.codes[row] as number) : row
}

export function valueAt(column: IndexColumn, row: number): ColumnValue {
  return column.values[codeOf(column, row)] ?? null
}
