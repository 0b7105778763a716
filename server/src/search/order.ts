import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import type { Sort, SortDirection } from '@atlas/contract/search/search-request.ts'
import { codeOf, type IndexColumn, indexColumn, type SearchIndex, type SortKey } from '#search/search-index.ts'

/** Where a row stands in an order: the sort keys of the sorted columns, its name key, its id. */
export interface Position {
  readonly keys: readonly SortKey[]
  readonly nameKey: string
  readonly id: number
}

/** The rows in the order of a sort; null where that is the order of the names, which the rows have already. */
export function orderOf(index: SearchIndex, sort: readonly Sort[]): Uint32Array | null {
  const used = meaningful(sort)
  if (used.length === 0) return null
  return index.cache.orders.getOrAdd(JSON.stringify(used), () => {
    let order = Uint32Array.from({ length: index.rowCount }, (_, row) => row)
    // Sorting by the last column first, and each time keeping ties as they are, sorts by all of them.
    for (const { column_id, direction } of used.toReversed()) {
      order = sortedBy(indexColumn(index, column_id), direction, order)
    }
    return order
  })
}

/** Officials are sorted by name anyway: a sort by name upwards, and all after it, says nothing more. */
function meaningful(sort: readonly Sort[]): readonly Sort[] {
  const name = sort.findIndex(({ column_id, direction }) => column_id === 'eo.name' && direction === 'asc')
  return name === -1 ? sort : sort.slice(0, name)
}

/** A counting sort: the distinct values are ranked, then each row goes to the next free place of its rank. */
function sortedBy(column: IndexColumn, direction: SortDirection, order: Uint32Array): Uint32Array<ArrayBuffer> {
  const { rankOf, rankCount } = ranks(column, direction)
  const next = new Uint32Array(rankCount + 1)
  for (const row of order) {
    const rank = rankOf[codeOf(column, row)] as number
    next[rank + 1] = (next[rank + 1] as number) + 1
  }
  for (let rank = 1; rank <= rankCount; rank++) next[rank] = (next[rank] as number) + (next[rank - 1] as number)
  const sorted = new Uint32Array(order.length)
  for (const row of order) {
    const rank = rankOf[codeOf(column, row)] as number
    sorted[next[rank] as number] = row
    next[rank] = (next[rank] as number) + 1
  }
  return sorted
}

function ranks(column: IndexColumn, direction: SortDirection): { rankOf: Uint32Array; rankCount: number } {
  const keys = column.values.map((_, code) => column.sortKeyOf(code))
  const codes = keys.map((_, code) => code)
  codes.sort((a, b) => compareKeys(keys[a] ?? null, keys[b] ?? null, direction))
  const rankOf = new Uint32Array(codes.length)
  let rank = -1
  let last: SortKey | undefined
  for (const code of codes) {
    const key = keys[code] ?? null
    if (key !== last) rank++
    last = key
    rankOf[code] = rank
  }
  return { rankOf, rankCount: rank + 1 }
}

/** Unknown values stand last, whichever the direction. */
function compareKeys(a: SortKey, b: SortKey, direction: SortDirection): number {
  if (a === b) return 0
  if (a === null) return 1
  if (b === null) return -1
  return a < b === (direction === 'asc') ? -1 : 1
}

export function positionOf(index: SearchIndex, sort: readonly Sort[], row: number): Position {
  return {
    keys: meaningful(sort).map(({ column_id }) => sortKeyAt(index, column_id, row)),
    nameKey: index.nameKeys[row] as string,
    id: index.ids[row] as number,
  }
}

/** How many rows of the order stand at or before a position, whether or not its row still exists. */
export function placesUpTo(
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
    if (comparePositions(meaningful(sort), positionOf(index, sort, row), position) <= 0) low = middle + 1
    else high = middle
  }
  return low
}

function comparePositions(sort: readonly Sort[], a: Position, b: Position): number {
  for (const [place, { direction }] of sort.entries()) {
    const byKey = compareKeys(a.keys[place] ?? null, b.keys[place] ?? null, direction)
    if (byKey !== 0) return byKey
  }
  return compareKeys(a.nameKey, b.nameKey, 'asc') || a.id - b.id
}

function sortKeyAt(index: SearchIndex, id: ColumnId, row: number): SortKey {
  const column = indexColumn(index, id)
  return column.sortKeyOf(codeOf(column, row))
}
