import type { PlaceSuggestion } from '@atlas/contract/endpoints/places/find.ts'
import { zipCodeIn } from '@atlas/contract/rules/zip-code.ts'
import type { PlaceQuery } from '#places/find/place-query.ts'

/** What pressing "Find officials" means: one place, or why it is none. */
export type Typed =
  | { readonly query: PlaceQuery }
  | { readonly refusal: string }
  | { readonly address: string }
  /** Several are called so: the person chooses. */
  | { readonly several: readonly PlaceSuggestion[] }

export function queryOfSuggestion({ zip, place_id: id, name, detail }: PlaceSuggestion): PlaceQuery {
  return zip === null ? { ...(id === null ? {} : { place_id: id }), text: `${name}, ${detail}` } : { zip, text: name }
}

const looksLikeAddress = /^\d+\w?\s+\S*\p{L}/u

export const noAddresses = 'Street addresses cannot be looked up here. Use your location or a ZIP code.'

interface Ways {
  readonly suggestionsNow: () => Promise<readonly PlaceSuggestion[]>
  /** Whether the server looks up addresses. */
  readonly findsAddresses: boolean
}

/** A ZIP code is asked for as it is; a name only where exactly one place is called so; an address where that is possible. */
export async function whatWasTyped(text: string, { suggestionsNow, findsAddresses }: Ways): Promise<Typed> {
  if (text === '') return { refusal: 'Enter a ZIP code, or the name of a city, town, county or parish.' }
  const zip = zipCodeIn(text)
  if (zip !== null) return { query: { zip, text: zip } }
  if (looksLikeAddress.test(text)) return findsAddresses ? { address: text } : { refusal: noAddresses }
  if (/^\d+$/.test(text)) return { refusal: 'A ZIP code has five digits.' }
  const suggestions = await suggestionsNow()
  const exact = suggestions.filter(({ is_exact: isExact }) => isExact)
  const [first] = exact
  if (first && exact.length === 1) return { query: queryOfSuggestion(first) }
  if (suggestions.length === 0) return { refusal: `No place in these five states is called “${text}”.` }
  return { several: exact.length > 1 ? exact : suggestions }
}
