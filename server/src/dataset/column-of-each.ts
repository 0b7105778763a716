import type { ColumnValue } from '@atlas/contract/catalogue/value.ts'
import type { ColumnInput } from '#search/build-index.ts'
import type { IndexChoice } from '#search/search-index.ts'

/** A column whose values are read off the items of a level, such as jurisdictions; `codes` says which one a row has, null that each is a row. */
export function columnOfEach<Row>(
  { read, choices }: { read: (row: Row) => ColumnValue; choices?: (row: Row) => readonly IndexChoice[] },
  level: readonly Row[],
  codes: Uint32Array | null,
): ColumnInput {
  const values = level.map(read)
  return choices ? { codes, values, choices: level.map(choices) } : { codes, values }
}
