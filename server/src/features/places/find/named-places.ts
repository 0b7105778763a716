import type { PlaceKind } from '@atlas/contract/rules/place-kinds.ts'
import type { StateId } from '@atlas/contract/rules/states.ts'
import { placeAt, placeCount, type Places } from '#dataset/places/places.ts'
import { type PlaceDirectory, placeDirectory } from '#vocabulary/places/place-directory.ts'

/** A county, city or town by its name. */
export interface NamedPlace {
  readonly number: number
  readonly id: string
  readonly kind: 'county' | 'municipality'
  /** "Dallas County", "Selma" */
  readonly name: string
  readonly stateId: StateId
  readonly population: number
}

/** The counties, cities and towns by the names that people write. */
export type NamedPlaces = PlaceDirectory<NamedPlace>

export function namedPlaces(places: Places): NamedPlaces {
  const all = Array.from({ length: placeCount(places) }, (_, number) => placeAt(places, number)).flatMap(
    ({ number, id, kind, name, stateId, town }) =>
      isNamed(kind) ? [{ number, id, kind, name, stateId, population: town?.population ?? 0 }] : [],
  )
  return placeDirectory(all)
}

function isNamed(kind: PlaceKind): kind is NamedPlace['kind'] {
  return kind === 'county' || kind === 'municipality'
}
