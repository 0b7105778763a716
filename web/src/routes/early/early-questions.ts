import { me } from '@atlas/contract/endpoints/accounts/accounts.ts'
import { listChoices } from '@atlas/contract/endpoints/search/fields.ts'
import { officialDetail, searchOfficials } from '@atlas/contract/endpoints/officials/officials.ts'
import { findPlace, searchPlaces } from '@atlas/contract/endpoints/places/places.ts'
import { settings } from '@atlas/contract/endpoints/service/service.ts'
import { kindOfPlaceId } from '@atlas/contract/rules/place-id.ts'
import { sayingSubject } from '#shared/api/saying-subject.ts'
import { type Question, question } from '#routes/early/question.ts'
import type { Visit } from '#routes/early/visit.ts'
import { facetColumns } from '#search/filters/facet-columns.ts'
import { parseQuery } from '@atlas/contract/search/query-text.ts'
import { cardRequest, placesRequest, searchRequest, tableExtras } from '#search/state/request.ts'
import { askedFilters } from '#search/state/search-view.ts'
import { seenView } from '#search/state/seen-view.ts'
import { readUrlQuery } from '#search/state/url-query.ts'

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
  const [, official] = /^\/officials\/([1-9]\d{0,14})$/.exec(pathname) ?? []
  return official ? [question(officialDetail, { params: { id: official } })] : []
}

/**
 * What screens ask whose endpoints no other screen needs at first: everybody would carry them. The page of the screen
 * names the same files, so they are on their way already.
 */
export async function questionsToCome(visit: Visit): Promise<Question[]> {
  if (visit.pathname === '/coming-up') return (await import('#routes/early/coming-questions.ts')).comingQuestions(visit)
  if (visit.pathname === '/saved') return (await import('#routes/early/saved-questions.ts')).savedQuestions()
  if (visit.pathname.startsWith('/lists')) return (await import('#routes/early/list-questions.ts')).listQuestions(visit)
  return []
}
