import { choicesQuestion } from '#shared/api/choices-question.ts'
import { officialQuestion } from '#shared/figures/official-question.ts'
import { placeQuestion } from '#places/page/place-question.ts'
import type { SubjectId } from '@atlas/contract/catalogue/subject.ts'
import { kindOfPlaceId } from '@atlas/contract/rules/place-id.ts'
import type { Visit } from '#routes/early/visit.ts'
import type { Address } from '#routes/screens.ts'
import { facetColumns } from '#search/filters/facet-columns.ts'
import { parseQuery } from '@atlas/contract/search/query-text.ts'
import { cardRequest, placesRequest, searchRequest, tableExtras } from '#search/state/request.ts'
import { resultsQuestion } from '#search/state/results-question.ts'
import { requestedFilters, type SearchView } from '#search/state/search-view.ts'
import { visibleView } from '#search/state/visible-view.ts'
import { readUrlQuery, wholeNumber } from '#search/state/url-query.ts'
import type { Question } from '#shared/api/question.ts'

type Questions = readonly Question[]

/**
 * The first requests of a signed-in person's screen, identical to those the screen will send. Questions whose endpoints
 * no other screen needs at first are imported dynamically, so that not everybody loads them; the page of the screen
 * names the same files, so they are loading already.
 */
export function questionsOf(visit: Visit): Questions | Promise<Questions> {
  const { pathname, search, hasTable, hidden } = visit
  const start = pathname.lastIndexOf('/') + 1
  const id = pathname.slice(start)
  const isAt = (address: Address) => address === pathname || address === `${pathname.slice(0, start)}$id`
  if (isAt('/advanced-search'))
    return questionsOfList('official', search, hidden, (view) =>
      hasTable ? searchRequest(view, tableExtras, hidden) : cardRequest(view, hidden),
    )
  if (isAt('/places')) return questionsOfList('place', search, hidden, placesRequest)
  if (isAt('/places/$id')) return kindOfPlaceId(id) === null ? [] : [placeQuestion(id)]
  if (isAt('/officials/$id')) return wholeNumber(id) === null ? [] : [officialQuestion(Number(id))]
  if (isAt('/coming-up')) return import('#routes/early/coming-up.ts').then((code) => code.comingUpQuestions(visit))
  if (isAt('/search-builder'))
    return import('#routes/early/search-builder.ts').then((code) => code.builderQuestions(visit))
  if (isAt('/saved')) return import('#routes/early/saved.ts').then((code) => code.savedQuestions())
  if (isAt('/lists')) return import('#routes/early/lists.ts').then((code) => code.listQuestions())
  if (isAt('/lists/$id')) return import('#routes/early/lists.ts').then((code) => code.listQuestions(id))
  return []
}

/** Whether it shows the map from the beginning, which has questions and code of its own. */
export function hasMap({ pathname, search }: Visit): boolean {
  return pathname === '/advanced-search' && parseQuery(search)['map'] !== undefined
}

function questionsOfList(
  subject: SubjectId,
  search: string,
  hidden: ReadonlySet<string>,
  requestOf: (view: SearchView) => Parameters<typeof resultsQuestion>[0],
): Questions {
  const view = visibleView(readUrlQuery(parseQuery(search), subject), hidden)
  return [
    resultsQuestion(requestOf(view), subject),
    choicesQuestion(facetColumns(view, hidden), requestedFilters(view, view.filters), subject),
  ]
}
