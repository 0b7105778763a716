import type { Reply } from '@atlas/contract/endpoints/endpoint.ts'
import type * as contract from '@atlas/contract/endpoints/places/find.ts'
import { leastTyped, type PlaceSuggestion } from '@atlas/contract/endpoints/places/find.ts'
import { zipCodeIn } from '@atlas/contract/rules/zip-code.ts'
import { states } from '@atlas/contract/rules/states.ts'
import { placeAt, type Places } from '#dataset/places/places.ts'
import type { NamedPlace, NamedPlaces } from '#features/places/find/named-places.ts'
import { zipDetail } from '#features/places/find/look-up-zip.ts'
import { readPlaceName } from '#vocabulary/places/place-name.ts'

const mostSuggested = 8

/** Suggestions for the text typed so far: places by name, ZIP codes by their first digits. */
export function suggestPlaces(places: Places, named: NamedPlaces, typed: string): Reply<typeof contract.suggestPlaces> {
  const text = typed.trim()
  if (text.length < leastTyped) return { values: [] }
  return { values: /^\d/.test(text) ? zipCodes(places, text) : byName(places, named, text) }
}

function zipCodes(places: Places, typed: string): PlaceSuggestion[] {
  const digits = zipCodeIn(typed) ?? typed
  if (!/^\d{2,5}$/.test(digits)) return []
  const found = Array.from(places.zips.keys()).filter((zip) => zip.startsWith(digits))
  return found.slice(0, mostSuggested).map((zip) => ({
    kind: 'zip',
    zip,
    place_id: null,
    name: zip,
    detail: zipDetail(places, zip),
    is_exact: zip === digits,
  }))
}

function byName(places: Places, named: NamedPlaces, typed: string): PlaceSuggestion[] {
  const exact = named.called(typed)
  const begins = readPlaceName(typed).key.length < leastTyped ? [] : named.beginning(typed)
  const found = [...exact.toSorted(byWeight), ...begins.toSorted(byWeight)]
  return [...new Set(found)].slice(0, mostSuggested).map((place) => suggestion(places, place, exact.includes(place)))
}

/** The places that more people mean come first: counties, then towns by population. */
function byWeight(one: NamedPlace, other: NamedPlace): number {
  if (one.kind !== other.kind) return one.kind === 'county' ? -1 : 1
  return other.population - one.population || (one.name < other.name ? -1 : 1)
}

function suggestion(places: Places, place: NamedPlace, isExact: boolean): PlaceSuggestion {
  const { kind, id, name, stateId, number } = place
  const [county] = kind === 'municipality' ? placeAt(places, number).counties : []
  const inCounty = county === undefined ? [] : [placeAt(places, county).name]
  const detail = [...inCounty, states[stateId].name].join(', ')
  return { kind, zip: null, place_id: id, name, detail, is_exact: isExact }
}
