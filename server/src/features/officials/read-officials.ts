import { defaultColumnIds } from '@atlas/contract/catalogue/columns.ts'
import type { AddressSearch } from '@atlas/contract/search/address-search.ts'
import { markNames, marksOfRows } from '#dataset/marks-of-rows.ts'
import { readRows } from '#dataset/read-rows.ts'
import type { Snapshot } from '#dataset/dataset.ts'
import type { ReadRows } from '#platform/http/serve-rows.ts'

/** A page of officials for a program. Each has its marks, whatever columns were requested. */
export async function readOfficials(
  snapshot: Snapshot,
  search: AddressSearch,
  isNonpartisan: boolean,
): Promise<ReadRows> {
  const found = await readRows(snapshot.index, search, { usualColumns: defaultColumnIds, isNonpartisan })
  const marksOf = marksOfRows(snapshot)
  return {
    ...found,
    columns: [...found.columns, ...markNames],
    values: found.values.map((row) => ({ ...row, ...marksOf(row['eo.id']) })),
  }
}
