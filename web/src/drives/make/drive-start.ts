import type { countDrive } from '@atlas/contract/endpoints/drives/drives.ts'
import type { Input } from '@atlas/contract/endpoints/endpoint.ts'
import { kindOfPlaceId } from '@atlas/contract/rules/place-id.ts'
import type { UrlQuery } from '@atlas/contract/search/query-text.ts'
import { requestedFilters, type SearchView } from '#search/state/search-view.ts'
import { readUrlQuery, writeUrlQuery } from '#search/state/url-query.ts'

/** The places that a drive is made of: some of them, or a search of places or of officials that finds them. */
export type DriveStart = Pick<Input<typeof countDrive>['body'], 'place_ids' | 'filters'>

interface StartInQuery {
  readonly start: DriveStart
  /** "the counties of Georgia", as whoever led here said it. */
  readonly words: string
  /** Of these alone; of all that the law gives the places where there are none. */
  readonly offices: readonly string[]
}

const longestWords = 200

/** To the form for a drive of all that a search finds. */
export function driveOfSearch(view: SearchView, words: string): UrlQuery {
  return { of: view.subject, words, ...writeUrlQuery({ ...view, sort: [], page: 1, cursors: [], open: [], map: null }) }
}

/** What the address says a drive is made of; null where it says nothing that can be read. */
export function readStart(query: UrlQuery): StartInQuery | null {
  const text = (name: string) => [query[name]].flat()[0] ?? ''
  const more = { words: text('words').slice(0, longestWords), offices: [query['office'] ?? []].flat() }
  const ids = text('places')
    .split(',')
    .filter((id) => kindOfPlaceId(id) !== null)
  if (ids.length > 0) return { start: { place_ids: ids }, ...more }
  const subject = text('of')
  if (subject !== 'place' && subject !== 'official') return null
  const view = readUrlQuery(query, subject)
  return { start: { filters: { subject, filters: requestedFilters(view, view.filters) } }, ...more }
}
