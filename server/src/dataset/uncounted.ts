import type { Filter } from '@atlas/contract/search/filter.ts'
import { mayMissUnknown, type Uncounted } from '@atlas/contract/search/uncounted.ts'
import type { Snapshot } from '#dataset/dataset.ts'
import { rememberFilters } from '#dataset/remember-filters.ts'
import { match } from '#search/match.ts'
import { rememberCounts } from '#search/remember-counts.ts'
import {
  countRows,
  countRowsWithout,
  intersection,
  isEmpty,
  type RowBitset,
  union,
  without,
} from '#search/row-bitset.ts'
import type { SearchIndex } from '#search/search-index.ts'

// If more columns than these are involved, each is counted separately and the rest together, because the sentence
// would be too long.
const mostColumnsTogether = 3

/**
 * Officials whom a search may mean but does not count: those with unknown values, and those whom the coverage rule
 * leaves out.
 */
export async function uncountedBy(
  { index, leftOut }: Pick<Snapshot, 'index' | 'leftOut'>,
  filters: readonly Filter[],
): Promise<Uncounted> {
  const unknown = unknownUnder(index, filters)
  if (!leftOut) return { unknown, left_out: 0 }
  await rememberFilters(leftOut, filters)
  return { unknown, left_out: matchingUnder(leftOut, filters).officials }
}

const matchingUnder = rememberCounts((leftOut, filters) => ({ officials: countRows(match(leftOut, filters)) }))

const unknownUnder = rememberCounts(countUnknown)

function countUnknown(index: SearchIndex, filters: readonly Filter[]): Uncounted['unknown'] {
  const found = match(index, filters)
  const columns = columnsWithUnknown(index, filters)
  if (columns.length === 0) return []
  const unknown = subsetsOf(columns.map(({ id }) => id)).flatMap((ids) => {
    const met = filters.filter(({ column_id: id }) => !ids.includes(id))
    const officials = countRowsWithout(match(index, [...met, ...ids.map(isUnknown)]), found)
    return officials > 0 ? [{ column_ids: ids, officials }] : []
  })
  const possible = filters.map((filter) => {
    const rows = match(index, [filter])
    const column = columns.find(({ id }) => id === filter.column_id)
    return column ? union([rows, column.rows], index.rowCount) : rows
  })
  const all = countRowsWithout(intersection(possible, index.rowCount), found)
  const rest = all - unknown.reduce((sum, { officials }) => sum + officials, 0)
  return rest > 0 ? [...unknown, { column_ids: [], officials: rest }] : unknown
}

interface ColumnWithUnknown {
  readonly id: string
  readonly rows: RowBitset
}

function columnsWithUnknown(index: SearchIndex, filters: readonly Filter[]): ColumnWithUnknown[] {
  const ids = new Set(filters.filter(mayMissUnknown).map(({ column_id: id }) => id))
  return [...ids].flatMap((id) => {
    // "Unknown" may be one of the selected values.
    const met = filters.filter(({ column_id: other }) => other === id)
    const rows = without(match(index, [isUnknown(id)]), match(index, met))
    return isEmpty(rows) ? [] : [{ id, rows }]
  })
}

function isUnknown(id: string): Filter {
  return { column_id: id, operator: 'is_empty' }
}

/** Single columns first, in their order. */
function subsetsOf(ids: readonly string[]): string[][] {
  if (ids.length > mostColumnsTogether) return ids.map((id) => [id])
  const subsets = ids.reduce<string[][]>((sets, id) => [...sets, ...sets.map((set) => [...set, id])], [[]])
  return subsets.filter(({ length }) => length > 0).sort((one, other) => one.length - other.length)
}
