import { sharedUint32 } from '#search/shared-memory.ts'

/** The rows in the order of their ids. */
export function rowsById(ids: Uint32Array): Uint32Array {
  const rows = sharedUint32(ids.length)
  // Each double combines an id with a row. Doubles are sorted natively, and hold whole numbers exactly up to 2 to the
  // 53rd.
  const keys = new Float64Array(ids.length)
  for (let row = 0; row < ids.length; row++) keys[row] = (ids[row] as number) * ids.length + row
  keys.sort()
  for (let index = 0; index < keys.length; index++) rows[index] = (keys[index] as number) % ids.length
  return rows
}
