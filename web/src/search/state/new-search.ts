import { writeList } from '@atlas/contract/search/list-text.ts'
import type { UrlQuery } from '@atlas/contract/search/query-text.ts'

// Written without the catalogue, so that the header, which every page has, stays small. The test compares these with
// the URLs that the search itself writes.

/** A new search starts in the person's preferred state, if there is one. */
export function newSearch(stateId: string | null): UrlQuery {
  return stateId === null ? {} : { 'state.name': writeList([stateId]) }
}

/** The search for officials with a value in a column, such as an office. */
export function valueSearch(columnId: string, value: string): UrlQuery {
  const text = writeList([value])
  // Otherwise text before a colon might be read as an operator.
  return { [columnId]: text.includes(':') ? `in:${text}` : text }
}

/** The search for officials whose area touches a county. */
export function countySearch(countyId: string): UrlQuery {
  return valueSearch('county.name', countyId)
}

/** The search for officials whose name contains a text. */
export function nameSearch(text: string): UrlQuery {
  return { 'eo.name': `contains:${writeList([text])}` }
}

/** The search for officials with a phone, or a part of one. */
export function phoneSearch(text: string): UrlQuery {
  return { 'contact.phone': `contains:${writeList([text])}` }
}
