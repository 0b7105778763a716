import type { Filter } from '@atlas/contract/search/filter.ts'
import type { Sort } from '@atlas/contract/search/search-request.ts'
import { match } from '#search/match.ts'
import { orderOf } from '#search/order.ts'
import { countRows, hasRow, type RowBitset, takeRows } from '#search/row-bitset.ts'
import type { SearchIndex } from '#search/search-index.ts'

export interface RowBatches {
  readonly total: number
  /** The rows in the order of the table, in batches of the given size. */
  batches(size: number): Generator<readonly number[]>
}

/** Every row that meets the filters, in the order in which the pages of a table show them. */
export function rowBatches(index: SearchIndex, filters: readonly Filter[], sort: readonly Sort[]): RowBatches {
  const matched = match(index, filters)
  const order = orderOf(index, sort)
  return {
    total: countRows(matched),
    batches: (size) => (order ? inOrder(matched, order, size) : inNameOrder(matched, size)),
  }
}

function* inNameOrder(matched: RowBitset, size: number): Generator<readonly number[]> {
  let start = 0
  for (;;) {
    const rows = takeRows(matched, start, size)
    const last = rows.at(-1)
    if (last === undefined) return
    yield rows
    start = last + 1
  }
}

function* inOrder(matched: RowBitset, order: Uint32Array, size: number): Generator<readonly number[]> {
  let rows: number[] = []
  for (const row of order) {
    if (!hasRow(matched, row)) continue
    rows.push(row)
    if (rows.length < size) continue
    yield rows
    rows = []
  }
  if (rows.length > 0) yield rows
}
