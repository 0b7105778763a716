import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import { visibleIds } from '@atlas/contract/catalogue/nonpartisan.ts'
import { subjects } from '@atlas/contract/catalogue/subject.ts'
import { withCompanions } from '@atlas/contract/rules/companion-columns.ts'
import type { AddressSearch } from '@atlas/contract/search/address-search.ts'
import type { Row } from '@atlas/contract/search/search-request.ts'
import { searchRows } from '#dataset/search-rows.ts'
import { refuseUnknownNames } from '#dataset/unknown-names.ts'
import type { SearchIndex } from '#search/search-index.ts'

interface RowsOfSearch {
  readonly columns: readonly string[]
  readonly values: readonly Row[]
  readonly cursor: string | null
  readonly total: number
}

/** A page of the rows that a query in an address asks for; the ids are the first column. */
export async function readRows(
  index: SearchIndex,
  search: AddressSearch,
  { usualColumns, isNonpartisan }: { readonly usualColumns: readonly ColumnId[]; readonly isNonpartisan: boolean },
): Promise<RowsOfSearch> {
  refuseUnknownNames(index, search.filters)
  const { columns, filters, sort, ...page } = search
  const { idColumn } = subjects[index.subject]
  const requested = (columns ?? visibleIds(usualColumns, isNonpartisan)).filter((id) => id !== idColumn)
  const request = { ...page, columns: [...requested], filters: [...filters], sort: [...sort] }
  const { values, cursor, total } = await searchRows(index, request)
  return { columns: [idColumn, ...withCompanions(requested)], values, cursor, total }
}
