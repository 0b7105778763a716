import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'
import { compile, normalisedTexts, type Predicate } from '#search/conditions.ts'
import { addRow, addRowsOfCodes, intersection, noRows, type RowBitset } from '#search/row-bitset.ts'
import { type IndexColumn, indexColumn, type SearchIndex } from '#search/search-index.ts'

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
    const id = filter.column_id as ColumnId
    const column = indexColumn(index, id)
    return rowsWhere(
      index,
      column,
      compile(column, filter, () => textsOf(index, id)),
    )
  })
}

/** Each distinct value is tested once, then the rows are read off their codes. */
export function rowsWhere(index: SearchIndex, column: IndexColumn, meets: Predicate): RowBitset {
  const set = noRows(index.rowCount)
  if (!column.codes) {
    for (let row = 0; row < index.rowCount; row++) if (meets(row)) addRow(set, row)
    return set
  }
  const passes = new Uint8Array(column.values.length)
  for (let code = 0; code < passes.length; code++) if (meets(code)) passes[code] = 1
  addRowsOfCodes(set, column.codes, passes)
  return set
}

/** The normalised texts of each code of a column, worked out at the first filter that needs them. */
export function textsOf(index: SearchIndex, id: ColumnId): readonly (readonly string[])[] {
  const known = index.cache.texts.get(id)
  if (known) return known
  const texts = indexColumn(index, id).values.map(normalisedTexts)
  index.cache.texts.set(id, texts)
  return texts
}
