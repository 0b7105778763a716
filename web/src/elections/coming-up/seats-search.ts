import type { ComingDate } from '@atlas/contract/endpoints/elections/elections.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'
import { filtersOfSeats } from '@atlas/contract/search/seats-of-election.ts'
import { emptyView } from '#search/state/search-view.ts'
import { writeUrlQuery } from '#search/state/url-query.ts'
import type { UrlQuery } from '@atlas/contract/search/query-text.ts'

/**
 * The search for the seats of a date under the filters of the page, all of them or those of one office. A filter of
 * the page on a column that the date decides is left out: every seat of the date passes it.
 */
export function seatsSearch(date: ComingDate, filters: readonly Filter[], officeId?: string): UrlQuery {
  const ofDate = filtersOfSeats(officeId === undefined ? date : { ...date, office_ids: [officeId] })
  const decided = new Set(ofDate.map(({ column_id }) => column_id))
  const own = filters.filter(({ column_id }) => !decided.has(column_id))
  return writeUrlQuery({ ...emptyView, filters: [...own, ...ofDate] })
}
