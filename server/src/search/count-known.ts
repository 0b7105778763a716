import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import type { Known } from '@atlas/contract/endpoints/search/fields.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'
import { match } from '#search/match.ts'
import { countRows } from '#search/row-bitset.ts'
import type { SearchIndex } from '#search/search-index.ts'

export function unknownOf(id: ColumnId): Filter {
  return { column_id: id, operator: 'is_empty', value: null }
}

/** How many rows match the filters, and how many of these have a value in the column. */
export function countKnown(index: SearchIndex, id: ColumnId, filters: readonly Filter[]): Known {
  const found = countRows(match(index, filters))
  return { found, known: found - countRows(match(index, [...filters, unknownOf(id)])) }
}
