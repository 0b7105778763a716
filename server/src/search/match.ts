import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import type { Kind } from '@atlas/contract/catalogue/kinds.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'
import { type Passes, valuesMeeting } from '#search/conditions.ts'
import { impliedFilters } from '#search/places-in-state.ts'
import { addRow, addRowsOfCodes, intersection, noRows, type RowBitset, union, without } from '#search/row-bitset.ts'
import { type IndexColumn, indexColumn, type SearchIndex } from '#search/search-index.ts'

/** The rows that meet every filter. */
export function match(index: SearchIndex, filters: readonly Filter[]): RowBitset {
  return intersection(
    filters.map((filter) => rowsOf(index, filter)),
    index.rowCount,
  )
}

/** The rows that meet one filter. The bitset is cached, because the same filter is used again and again. */
export function rowsOf(index: SearchIndex, filter: Filter): RowBitset {
  return index.cache.bitsets.getOrAdd(keyOf(filter), () => {
    const column = indexColumn(index, filter.column_id as ColumnId)
    const rows = rowsWith(index, column, valuesMeeting(column, filter, index.today))
    return withImplied(index, filter, column.column.kind, rows)
  })
}

function withImplied(index: SearchIndex, filter: Filter, kind: Kind, rows: RowBitset): RowBitset {
  const { alternatives, isOpposite } = impliedFilters(filter, kind)
  if (alternatives.length === 0) return rows
  const named = alternatives.map((filters) => match(index, filters))
  return isOpposite ? without(rows, union(named, index.rowCount)) : union([rows, ...named], index.rowCount)
}

/** Caches these rows for a filter as the most recently used. */
export function keepRows(index: SearchIndex, filter: Filter, rows: RowBitset): void {
  index.cache.bitsets.getOrAdd(keyOf(filter), () => rows)
}

export function isRemembered(index: SearchIndex, filter: Filter): boolean {
  return index.cache.bitsets.has(keyOf(filter))
}

function keyOf({ column_id, operator, value }: Filter): string {
  return JSON.stringify([column_id, operator, value ?? null])
}

/** The rows whose code belongs to a value that passes. */
export function rowsWith(index: SearchIndex, { codes }: IndexColumn, passes: Passes): RowBitset {
  const set = noRows(index.rowCount)
  if (codes) addRowsOfCodes(set, codes, passes)
  else for (let row = 0; row < index.rowCount; row++) if (passes[row] === 1) addRow(set, row)
  return set
}
