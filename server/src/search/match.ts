import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'
import { compile, normalisedTexts, type Test } from '#search/conditions.ts'
import { addRow, addRowsOfCodes, common, noRows, type RowSet } from '#search/row-set.ts'
import { type IndexColumn, indexColumn, type SearchIndex } from '#search/search-index.ts'

/** The rows that meet every filter. */
export function match(index: SearchIndex, filters: readonly Filter[]): RowSet {
  return common(
    filters.map((filter) => rowsOf(index, filter)),
    index.rowCount,
  )
}

/** The rows that meet one filter; the same filter is asked again and again, so the set is remembered. */
function rowsOf(index: SearchIndex, filter: Filter): RowSet {
  const key = JSON.stringify([filter.column_id, filter.operator, filter.value ?? null])
  return index.memory.rowSets.getOrAdd(key, () => {
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
export function rowsWhere(index: SearchIndex, column: IndexColumn, test: Test): RowSet {
  const set = noRows(index.rowCount)
  if (!column.codes) {
    for (let row = 0; row < index.rowCount; row++) if (test(row)) addRow(set, row)
    return set
  }
  const passes = new Uint8Array(column.values.length)
  for (let code = 0; code < passes.length; code++) if (test(code)) passes[code] = 1
  addRowsOfCodes(set, column.codes, passes)
  return set
}

/** The normalised texts of each code of a column, worked out at the first filter that needs them. */
export function textsOf(index: SearchIndex, id: ColumnId): readonly (readonly string[])[] {
  const known = index.memory.normalised.get(id)
  if (known) return known
  const texts = indexColumn(index, id).values.map(normalisedTexts)
  index.memory.normalised.set(id, texts)
  return texts
}
