import type { ColumnValue } from '@atlas/contract/catalogue/value.ts'
import { distinctBy } from '#dataset/distinct.ts'
import type { ColumnInput } from '#search/build-index.ts'
import type { IndexChoice } from '#search/search-index.ts'
import { sharedUint32 } from '#search/shared-memory.ts'

/**
 * A column whose values are read from the items of a level, such as jurisdictions. `codes` has the item of each row;
 * null means that each row is an item.
 */
export function columnOfEach<Row>(
  { read, choices }: { read: (row: Row) => ColumnValue; choices?: (row: Row) => readonly IndexChoice[] },
  level: readonly Row[],
  codes: Uint32Array | null,
): ColumnInput {
  const values = level.map(read)
  return choices ? { codes, values, choices: level.map(choices) } : { codes, values }
}

/** The same if each row is an item of its own and many rows have the same value and the same choices. */
export function columnOfRows<Row>(column: Parameters<typeof columnOfEach<Row>>[0], rows: readonly Row[]): ColumnInput {
  const { indexes, distinct } = distinctBy(rows, (row) => column.read(row))
  const codes = sharedUint32(indexes.length)
  codes.set(indexes)
  return columnOfEach(column, distinct, codes)
}
