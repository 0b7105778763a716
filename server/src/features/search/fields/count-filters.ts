import type { Filter } from '@atlas/contract/search/filter.ts'
import { rememberFilters } from '#dataset/remember-filters.ts'
import { match } from '#search/match.ts'
import { countRows } from '#search/row-bitset.ts'
import type { SearchIndex } from '#search/search-index.ts'

/** How many rows each filter leaves, under all other filters except those of its own column. */
export async function countFilters(
  index: SearchIndex,
  { counted, filters }: { readonly counted: readonly Filter[]; readonly filters: readonly Filter[] },
): Promise<{ readonly counts: number[] }> {
  await rememberFilters(index, [...filters, ...counted])
  const counts = counted.map((each) => {
    const others = filters.filter(({ column_id: column }) => column !== each.column_id)
    return countRows(match(index, [...others, each]))
  })
  return { counts }
}
