import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import type { Parsed, Reply } from '@atlas/contract/endpoints/endpoint.ts'
import type * as contract from '@atlas/contract/endpoints/officials.ts'
import { Problem } from '@atlas/contract/problem.ts'
import type { SearchReply, SearchRequest } from '@atlas/contract/search/search-request.ts'
import { rememberFilters } from '#search/in-turns.ts'
import { page } from '#search/page.ts'
import { quickSearch as findRows } from '#search/quick-search.ts'
import { indexColumn, type SearchIndex, valueAt } from '#search/search-index.ts'

/** A page of officials under every filter, with the total. */
export async function searchOfficials(index: SearchIndex, request: SearchRequest): Promise<SearchReply> {
  await rememberFilters(index, request.filters)
  const found = page(index, request)
  if (found) return found
  const message = 'The cursor does not belong to this search. Start again from the first page.'
  throw new Problem('invalid', { detail: message, errors: [{ path: 'cursor', message }] })
}

type QuickSearch = typeof contract.quickSearch

const suggested = [
  'eo.name',
  'office.name',
  'jurisdiction.name',
  'state.name',
  'party.name',
  'stats.result_pending',
  'eo.term_end',
] as const satisfies readonly ColumnId[]

/** Officials by free text, as few columns of them as a list of suggestions needs. */
export function quickSearch(
  index: SearchIndex,
  { query, limit }: Parsed<QuickSearch>['body'],
  isNonpartisan: boolean,
): Reply<QuickSearch> {
  const { rows, total, named, isSimilar } = findRows(index, query, limit)
  const text = (id: (typeof suggested)[number], row: number) => valueAt(indexColumn(index, id), row) as string | null
  const values = rows.map((row) => ({
    id: index.ids[row] as number,
    name: text('eo.name', row) as string,
    office: text('office.name', row),
    jurisdiction: text('jurisdiction.name', row),
    state: text('state.name', row),
    ...(isNonpartisan ? {} : { party: text('party.name', row) }),
    result_pending: text('stats.result_pending', row),
    term_end: text('eo.term_end', row),
  }))
  return {
    values,
    total,
    named: named.map(({ columnId, ...choice }) => ({ ...choice, column_id: columnId })),
    is_similar: isSimilar,
  }
}
