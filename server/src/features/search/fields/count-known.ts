import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import type { Known } from '@atlas/contract/endpoints/search/fields.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'
import { countKnown, unknownOf } from '#search/count-known.ts'
import { rememberFilters } from '#dataset/remember-filters.ts'
import type { SearchIndex } from '#search/search-index.ts'

/** How many values are known in some columns, each under every filter except its own. */
export async function countKnownOf(
  index: SearchIndex,
  { columns, filters }: { readonly columns: readonly ColumnId[]; readonly filters: readonly Filter[] },
): Promise<Record<string, Known>> {
  await rememberFilters(index, [...filters, ...columns.map(unknownOf)])
  return Object.fromEntries(
    columns.map((id) => {
      const others = filters.filter(({ column_id: column }) => column !== id)
      return [id, countKnown(index, id, others)]
    }),
  )
}
