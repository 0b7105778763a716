import { me } from '@atlas/contract/endpoints/accounts.ts'
import type { Endpoint, Input } from '@atlas/contract/endpoints/endpoint.ts'
import { comingElections } from '@atlas/contract/endpoints/elections.ts'
import { listChoices } from '@atlas/contract/endpoints/fields.ts'
import { listLists, readList } from '@atlas/contract/endpoints/lists.ts'
import { officialDetail, searchOfficials } from '@atlas/contract/endpoints/officials.ts'
import { findPlace, searchPlaces } from '@atlas/contract/endpoints/places.ts'
import { listSavedSearches } from '@atlas/contract/endpoints/saved-searches.ts'
import { settings } from '@atlas/contract/endpoints/service.ts'
import { kindOfPlaceId } from '@atlas/contract/rules/place-id.ts'
import { sayingSubject } from '#api/saying-subject.ts'
import type { Parts } from '#api/request-of.ts'
import { readComingView } from '#features/coming-up/coming-view.ts'
import { facetColumns } from '#filters/facet-columns.ts'
import { parseQuery } from '@atlas/contract/search/query-text.ts'
import { cardRequest, placesRequest, searchRequest, tableExtras } from '#search-state/request.ts'
import { askedFilters } from '#search-state/search-view.ts'
import { seenView } from '#search-state/seen-view.ts'
import { readUrlQuery } from '#search-state/url-query.ts'

/** What is known of a visit before any of the page is drawn. */
export interface Visit {
  readonly pathname: string
  /** The query of the address, from its `?` on. */
  readonly search: string
  /** The window is wide enough for the table; narrower, it shows cards. */
  readonly hasTable: boolean
  /** The columns that were hidden at the last visit. */
  readonly hidden: ReadonlySet<string>
}

interface Question {
  readonly endpoint: Endpoint
  readonly input: Parts
}

/** What the screen of a signed-in person asks first, as it will ask it. */
export function earlyQuestions(visit: Visit): Question[] {
  return [question(me, {}), ...questionsOfScreen(visit), question(settings, {})]
}

function questionsOfScreen({ pathname, search, hasTable, hidden }: Visit): Question[] {
  if (pathname === '/advanced-search') {
    const view = seenView(readUrlQuery(parseQuery(search)), hidden)
    const filters = [...view.filters]
    return [
      question(searchOfficials, {
        body: hasTable ? searchRequest(view, tableExtras, hidden) : cardRequest(view, hidden),
      }),
      question(listChoices, { body: { columns: facetColumns(view, hidden), filters } }),
    ]
  }
  if (pathname === '/coming-up') {
    const query = parseQuery(search)
    const filters = [...seenView(readUrlQuery(query), hidden).filters]
    return [question(comingElections, { body: { filters, within_days: readComingView(query).window } })]
  }
  if (pathname === '/saved') return [question(listSavedSearches, {})]
  if (pathname === '/lists') return [question(listLists, {})]
  if (pathname === '/places') {
    const view = seenView(readUrlQuery(parseQuery(search), 'place'), hidden)
    const choices = { columns: facetColumns(view, hidden), filters: askedFilters(view, view.filters) }
    return [
      question(searchPlaces, { body: placesRequest(view) }),
      question(listChoices, { body: { ...choices, ...sayingSubject('place') } }),
    ]
  }
  const [, place = ''] = /^\/places\/([^/]+)$/.exec(pathname) ?? []
  if (kindOfPlaceId(place) !== null) return [question(findPlace, { params: { id: place } })]
  const [, list] = /^\/lists\/([\da-f-]{36})$/.exec(pathname) ?? []
  if (list) return [question(readList, { params: { id: list } })]
  const [, official] = /^\/officials\/([1-9]\d{0,14})$/.exec(pathname) ?? []
  return official ? [question(officialDetail, { params: { id: official } })] : []
}

function question<E extends Endpoint>(endpoint: E, input: Input<E>): Question {
  return { endpoint, input: input as Parts }
}
