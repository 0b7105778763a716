import { Problem } from '@atlas/contract/problem.ts'
import type { PageInAddress } from '@atlas/contract/search/address-search.ts'

interface PageOfRows<Row> {
  readonly page: readonly Row[]
  /** Null on the last. */
  readonly cursor: string | null
  readonly total: number
}

/** A page of rows that are whole in memory and in a steady order: the cursor is how many there are before it. */
export function pageOfRows<Row>(rows: readonly Row[], { cursor, limit }: PageInAddress): PageOfRows<Row> {
  if (cursor !== undefined && !/^\d{1,9}$/.test(cursor)) refuseCursor()
  const start = Number(cursor ?? 0)
  const end = start + limit
  return { page: rows.slice(start, end), cursor: end < rows.length ? String(end) : null, total: rows.length }
}

export function refuseCursor(): never {
  const message = 'The cursor does not belong to these rows. Start again from the first page.'
  throw new Problem('invalid', { detail: message, errors: [{ path: 'query.cursor', message }] })
}
