import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import { subjects } from '@atlas/contract/catalogue/subject.ts'
import type { Sort, SortDirection } from '@atlas/contract/search/search-request.ts'
import { codeOf, type IndexColumn, indexColumn, type SearchIndex } from '#search/search-index.ts'
import { type SortKey, sortKeyOf, type SortOrder } from '#search/sort-order.ts'
import { textAt } from '#search/text-table.ts'

/** The position of a row in an order: the sort keys of the sorted columns, its name key, its id. */
export interface Position {
  readonly keys: readonly SortKey[]
  readonly nameKey: string
  readonly id: number
}

/** The rows in the order of a sort; null where that is the order by name, which the rows have already. */
export function orderOf(index: SearchIndex, sort: readonly Sort[]): Uint32Array | null {
  const used = meaningful(index, sort)
  if (used.length === 0) return null
  return index.cache.orders.getOrAdd(JSON.stringify(used), () => {
    let order = Uint32Array.from({ length: index.rowCount }, (_, row) => row)
    // Sorting by the last column first, with stable sorts, sorts by all of them.
    for (const { column_id, direction } of used.toReversed()) {
      order = sortedBy(indexColumn(index, column_id), direction, order)
    }
    return order
  })
}

/** Rows are sorted by name anyway, so an ascending sort by name and all sorts after it have no effect. */
function meaningful({ subject }: SearchIndex, sort: readonly Sort[]): readonly Sort[] {
  const { nameColumn } = subjects[subject]
  const name = sort.findIndex(({ column_id, direction }) => column_id === nameColumn && direction === 'asc')
  return name === -1 ? sort : sort.slice(0, name)
}

/** A counting sort, in which each row goes to the next free slot of its rank. */
function sortedBy(column: IndexColumn, direction: SortDirection, order: Uint32Array): Uint32Array<ArrayBuffer> {
  const { ranks, known } = column.order as SortOrder
  const ranksOfRows = order.map((row) => rankIn(ranks[codeOf(column, row)] as number, known, direction))
  const next = new Uint32Array(known + 2)
  for (const rank of ranksOfRows) next[rank + 1] = (next[rank + 1] as number) + 1
  for (let index = 1; index < next.length; index++) next[index] = (next[index] as number) + (next[index - 1] as number)
  const sorted = new Uint32Array(order.length)
  for (let at = 0; at < order.length; at++) {
    const rank = ranksOfRows[at] as number
    sorted[next[rank] as number] = order[at] as number
    next[rank] = (next[rank] as number) + 1
  }
  return sorted
}

/** Unknown values come last in either direction. */
function rankIn(rank: number, known: number, direction: SortDirection): number {
  return direction === 'asc' || rank === known ? rank : known - 1 - rank
}

/** Unknown values come last in either direction. */
function compareKeys(a: SortKey, b: SortKey, direction: SortDirection): number {
  if (a === b) return 0
  if (a === null) return 1
  if (b === null) return -1
  return isBefore(a, b) === (direction === 'asc') ? -1 : 1
}

/** Texts are compared by their bytes, as their ranks are. */
function isBefore(a: string | number, b: string | number): boolean {
  return typeof a === 'number' ? a < Number(b) : Buffer.compare(Buffer.from(a), Buffer.from(String(b))) < 0
}

export function positionOf(index: SearchIndex, sort: readonly Sort[], row: number): Position {
  return {
    keys: meaningful(index, sort).map(({ column_id }) => sortKeyAt(index, column_id, row)),
    nameKey: textAt(index.nameKeys, row),
    id: index.ids[row] as number,
  }
}

/** How many rows of the order are at or before a position, whether or not its row still exists. */
export function countUpTo(
  index: SearchIndex,
  sort: readonly Sort[],
  order: Uint32Array | null,
  position: Position,
): number {
  let low = 0
  let high = index.rowCount
  while (low < high) {
    const middle = (low + high) >>> 1
    const row = order ? (order[middle] as number) : middle
    if (comparePositions(meaningful(index, sort), positionOf(index, sort, row), position) <= 0) low = middle + 1
    else high = middle
  }
  return low
}

function comparePositions(sort: readonly Sort[], a: Position, b: Position): number {
  for (const [index, { direction }] of sort.entries()) {
    const byKey = compareKeys(a.keys[index] ?? null, b.keys[index] ?? null, direction)
    if (byKey !== 0) return byKey
  }
  return compareKeys(a.nameKey, b.nameKey, 'asc') || a.id - b.id
}

function sortKeyAt(index: SearchIndex, id: ColumnId, row: number): SortKey {
  const column = indexColumn(index, id)
  return sortKeyOf(column.values, column.order as SortOrder, codeOf(column, row))
}
