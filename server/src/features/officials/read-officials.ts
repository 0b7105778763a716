import { defaultColumnIds } from '@atlas/contract/catalogue/columns.ts'
import type { AddressSearch } from '@atlas/contract/search/address-search.ts'
import type { Snapshot } from '#dataset/dataset.ts'
import { readRows } from '#dataset/read-rows.ts'
import { standingsIn } from '#dataset/standing-at.ts'
import type { ReadRows } from '#platform/http/serve-rows.ts'
import { rowOfId } from '#search/search-index.ts'

/** A page of officials for a program. Each says whether somebody else may hold the seat by now, whatever was asked for. */
export async function readOfficials(
  { index }: Snapshot,
  search: AddressSearch,
  isNonpartisan: boolean,
): Promise<ReadRows> {
  const found = await readRows(index, search, { usualColumns: defaultColumnIds, isNonpartisan })
  const standing = standingsIn(index)
  const markOf = (id: unknown) => standing(rowOfId(index, id as number) as number)?.mark ?? null
  return {
    ...found,
    columns: [...found.columns, 'standing'],
    values: found.values.map((row) => ({ ...row, standing: markOf(row['eo.id']) })),
  }
}
