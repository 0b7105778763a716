import type { Input } from '@atlas/contract/endpoints/endpoint.ts'
import { searchOfficials } from '@atlas/contract/endpoints/officials/officials.ts'
import { findSavedSearch, type SavedSearch } from '@atlas/contract/endpoints/saved/searches.ts'
import { formatQuery, parseQuery } from '@atlas/contract/search/query-text.ts'
import { facetColumns } from '#search/filters/facet-columns.ts'
import { openedQuery } from '#search/state/opened-search.ts'
import { cardRequest, searchRequest, tableExtras } from '#search/state/request.ts'
import { readUrlQuery } from '#search/state/url-query.ts'
import { visibleView } from '#search/state/visible-view.ts'
import { choicesQuestion } from '#shared/api/choices-question.ts'
import type { NewThing, PageQuestions } from '#shared/api/kept-answers.ts'
import { question } from '#shared/api/question.ts'
import { counted } from '#shared/ui/text/counted.ts'
import { thousands } from '#shared/ui/text/thousands.ts'

/** As many as a caller gets through in days, and little enough for a phone to store. */
export const mostKeptOfficials = 200

/**
 * A saved search as Advanced Search requests it: its first pages as cards and as a table, because a phone in landscape
 * shows a table, and the labels of its filters.
 */
export function keptSearch(
  search: SavedSearch,
  hidden: ReadonlySet<string>,
): PageQuestions & { readonly thing: NewThing } {
  const { id, name, total } = search
  const view = visibleView(readUrlQuery(parseQuery(search.view), 'official'), hidden)
  const pages = [cardRequest(view, hidden), searchRequest(view, tableExtras, hidden)]
  return {
    thing: {
      kind: 'search',
      address: `/advanced-search${formatQuery(openedQuery(search.view, id))}`,
      title: name,
      about: aboutText(total),
    },
    questions: [
      ...pages.map((body) => question(searchOfficials, { body })),
      question(findSavedSearch, { params: { id } }),
      choicesQuestion(facetColumns(view, hidden), view.filters),
    ],
    after: ([endpoint, input], answer, number) => {
      if (endpoint !== searchOfficials || number * view.pageSize >= mostKeptOfficials) return null
      const { cursor } = searchOfficials.reply.parse(answer)
      const { body } = input as Input<typeof searchOfficials>
      return cursor === null ? null : question(searchOfficials, { body: { ...body, cursor } })
    },
  }
}

/** "all 77 officials", "the first 200 of 1,204 officials" */
function aboutText(total: number): string {
  if (total > mostKeptOfficials) return `the first ${mostKeptOfficials} of ${thousands(total)} officials`
  return total < 2 ? counted(total, 'official', 'officials') : `all ${thousands(total)} officials`
}
