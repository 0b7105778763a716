import type { UrlQuery } from '@atlas/contract/search/query-text.ts'

/** To the form for a drive of these places. */
export function driveOfPlaces(ids: readonly string[], words: string, office?: string): UrlQuery {
  return { places: ids.join(','), words, ...(office !== undefined && { office }) }
}
