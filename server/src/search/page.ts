import * as z from 'zod/mini'
import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import type { SubjectId } from '@atlas/contract/catalogue/subject.ts'
import { withCompanions } from '@atlas/contract/rules/companion-columns.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'
import type { Row, SearchReply, SearchRequest, Sort } from '@atlas/contract/search/search-request.ts'
import { matchingFirst } from '#search/matching-first.ts'
import { match } from '#search/match.ts'
import { orderOf, countUpTo, type Position, positionOf } from '#search/order.ts'
import { countRows, hasRow, type RowBitset, takeRows } from '#search/row-bitset.ts'
import { indexColumn, type SearchIndex, valueAt } from '#search/search-index.ts'

/** A page of rows, or null where the cursor was not issued by this service. */
export function page(index: SearchIndex, request: SearchRequest): SearchReply | null {
  const { filters, sort, limit } = request
  const matched = match(index, filters)
  const order = orderOf(index, sort)
  const start = startOf(index, request, order)
  if (start === null) return null
  // One row more than requested shows whether there is a next page.
  const rows = order ? takeInOrder(matched, order, start, limit + 1) : takeRows(matched, start, limit + 1)
  const visible = rows.slice(0, limit)
  const last = visible.at(-1)
  return {
    values: rowsAt(index, visible, withCompanions(request.columns), filters),
    cursor: rows.length > limit && last !== undefined ? writeCursor(sort, positionOf(index, sort, last)) : null,
    total: countRows(matched),
  }
}

/**
 * The values of some rows. Each includes the id of its subject, requested or not. Lists begin with the items that the
 * filters ask for.
 */
export function rowsAt(
  index: SearchIndex,
  rows: readonly number[],
  ids: readonly ColumnId[],
  filters: readonly Filter[] = [],
): Row[] {
  const columns = ids.map((id) => [id, indexColumn(index, id), matchingFirst(index, id, filters)] as const)
  const beginning = beginnings[index.subject]
  return rows.map((row) => {
    const values = beginning(index, row)
    for (const [id, column, inOrder] of columns) {
      const value = valueAt(column, row)
      values[id] = inOrder ? inOrder(row, value) : value
    }
    return values
  })
}

/** A new row that already has its id, because an object that begins empty takes longer to fill. */
const beginnings: Readonly<Record<SubjectId, (index: SearchIndex, row: number) => Row>> = {
  official: ({ ids }, row) => ({ 'eo.id': ids[row] as number }),
  place: (index, row) => ({ 'place.id': valueAt(indexColumn(index, 'place.id'), row) }),
}

function startOf(index: SearchIndex, { cursor, sort }: SearchRequest, order: Uint32Array | null): number | null {
  if (!cursor || cursor === '0') return 0
  const position = readCursor(sort, cursor)
  return position && countUpTo(index, sort, order, position)
}

function takeInOrder(matched: RowBitset, order: Uint32Array, start: number, limit: number): number[] {
  const rows: number[] = []
  for (let index = start; index < order.length && rows.length < limit; index++) {
    const row = order[index] as number
    if (hasRow(matched, row)) rows.push(row)
  }
  return rows
}

const cursorShape = z.strictObject({
  sort: z.string(),
  keys: z.array(z.union([z.string(), z.number(), z.null()])),
  nameKey: z.string(),
  id: z.int(),
})

/**
 * A cursor holds the position of the last row of a page instead of the number of rows before it, so that a row added or
 * removed in the meantime makes no other row appear twice or disappear.
 */
function writeCursor(sort: readonly Sort[], position: Position): string {
  return Buffer.from(JSON.stringify({ sort: JSON.stringify(sort), ...position })).toString('base64url')
}

/** The position in a cursor; null where the cursor was not issued by this service, or belongs to another sort. */
function readCursor(sort: readonly Sort[], cursor: string): Position | null {
  try {
    const { sort: itsSort, ...position } = cursorShape.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
    return itsSort === JSON.stringify(sort) ? position : null
  } catch {
    return null
  }
}
