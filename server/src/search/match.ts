import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import type { ColumnValue } from '@atlas/contract/catalogue/value.ts'
import { normalised } from '@atlas/contract/rules/normalised.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'
import { type Passes, valuesMeeting } from '#search/conditions.ts'
import { addRow, addRowsOfCodes, intersection, noRows, type RowBitset } from '#search/row-bitset.ts'
import { type IndexColumn, indexColumn, type SearchIndex } from '#search/search-index.ts'
import { valueCount, valueOf } from '#search/values.ts'

/** The rows that meet every filter. */
export function match(index: SearchIndex, filters: readonly Filter[]): RowBitset {
  return intersection(
    filters.map((filter) => rowsOf(index, filter)),
    index.rowCount,
  )
}

/** The rows that meet one filter; the same filter is asked again and again, so its bitset is cached. */
function rowsOf(index: SearchIndex, filter: Filter): RowBitset {
  const key = JSON.stringify([filter.column_id, filter.operator, filter.value ?? null])
  return index.cache.bitsets.getOrAdd(key, () => {
    const column = indexColumn(index, filter.column_id as ColumnId)
    return rowsWith(index, column, valuesMeeting(column, filter))
  })
}

/** The rows are read off their codes. */
export function rowsWith(index: SearchIndex, { codes }: IndexColumn, passes: Passes): RowBitset {
  const set = noRows(index.rowCount)
  if (codes) addRowsOfCodes(set, codes, passes)
  else for (let row = 0; row < index.rowCount; row++) if (passes[row] === 1) addRow(set, row)
  return set
}

/** The normalised texts of each code of a column, worked out when they are first asked for. */
export function textsOf(index: SearchIndex, id: ColumnId): readonly (readonly string[])[] {
  const known = index.cache.texts.get(id)
  if (known) return known
  const { values } = indexColumn(index, id)
  const codes = Array.from({ length: valueCount(values) }, (_, code) => code)
  const texts = codes.map((code) => textsIn(valueOf(values, code)).map(normalised))
  index.cache.texts.set(id, texts)
  return texts
}

/** The texts of one value, as filters and look-ups compare them. */
export function textsIn(value: ColumnValue): readonly string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'number') return [String(value)]
  return Array.isArray(value) ? (value as readonly string[]) : []
}
