import { kindOfPlaceId } from '@atlas/contract/rules/place-id.ts'
import { readList, writeList } from '@atlas/contract/search/list-text.ts'
import type { UrlQuery } from '@atlas/contract/search/query-text.ts'

/** As many as fit beside each other on a desktop. */
export const mostChosen = 4

/** The places that an address selects for comparison, in order of selection; ids of no place are ignored. */
export function readChosen({ chosen }: UrlQuery): readonly string[] {
  const ids = readList(typeof chosen === 'string' ? chosen : '').filter((id) => kindOfPlaceId(id) !== null)
  return [...new Set(ids)].slice(0, mostChosen)
}

export function writeChosen(ids: readonly string[]): UrlQuery {
  return ids.length > 0 ? { chosen: writeList(ids) } : {}
}

/** What the address of the list contains besides the search. */
export function chosenPart(query: UrlQuery): UrlQuery {
  return writeChosen(readChosen(query))
}

/** Adds or removes a place; at the maximum, none is added. */
export function withToggled(chosen: readonly string[], id: string): readonly string[] {
  if (chosen.includes(id)) return chosen.filter((each) => each !== id)
  return chosen.length < mostChosen ? [...chosen, id] : chosen
}
