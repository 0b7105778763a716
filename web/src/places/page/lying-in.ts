import type { PlaceLink } from '@atlas/contract/endpoints/places/places.ts'
import type { Place } from '#places/page/place-query.ts'

/** Beyond this many counties a title would be a list. */
const mostNamed = 6

/** The counties that a place lies in, where they say where it is. */
export function lyingIn({ kind, counties }: Pick<Place, 'kind' | 'counties'>): readonly PlaceLink[] {
  return kind === 'county' || kind === 'state' || counties.length > mostNamed ? [] : counties
}
