import type { PlaceLink } from '@atlas/contract/endpoints/places/places.ts'
import type { Place } from '#places/page/place-query.ts'

/** With more counties than this, a title would be a list. */
const mostNamed = 6

/** The counties that contain a place, where they help to say where it is. */
export function lyingIn({ kind, counties }: Pick<Place, 'kind' | 'counties'>): readonly PlaceLink[] {
  return kind === 'county' || kind === 'state' || counties.length > mostNamed ? [] : counties
}
