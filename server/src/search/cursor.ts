import * as z from 'zod/mini'
import type { Sort } from '@atlas/contract/search/search-request.ts'
import type { Position } from '#search/order.ts'

const cursorShape = z.strictObject({
  sort: z.string(),
  keys: z.array(z.union([z.string(), z.number(), z.null()])),
  nameKey: z.string(),
  id: z.int(),
})

/**
 * A cursor says where the last row of a page stood, not how many came before it: a row added or
 * removed meanwhile makes no other row appear twice or vanish.
 */
export function writeCursor(sort: readonly Sort[], position: Position): string {
  return Buffer.from(JSON.stringify({ sort: JSON.stringify(sort), ...position })).toString('base64url')
}

/** The position behind a cursor; null where it is not one of ours, or one of another sort. */
export function readCursor(sort: readonly Sort[], cursor: string): Position | null {
  try {
    const { sort: itsSort, ...position } = cursorShape.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
    return itsSort === JSON.stringify(sort) ? position : null
  } catch {
    return null
  }
}
