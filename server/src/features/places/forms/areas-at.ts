import { placeAt, type PlaceOnFile } from '#dataset/places/places.ts'
import type { Snapshot } from '#dataset/dataset.ts'
import { namesOfPlaces, oncePerPart } from '#dataset/once-per-snapshot.ts'
import { type RepresentingRow, rowsRepresenting } from '#dataset/places/ladder.ts'
import { namedPlaces } from '#features/places/find/named-places.ts'

/** Where somebody is: an address as people write it, or a point. */
export type Where = { readonly address: string } | { readonly latitude: number; readonly longitude: number }

/** What is certain of it: who represents all of it, and the place by whose name it was found. */
interface Located {
  readonly place: PlaceOnFile
  readonly rows: readonly RepresentingRow[]
}

const named = oncePerPart(namesOfPlaces, ({ places }) => namedPlaces(places))

/**
 * Who represents a place for certain; null where it cannot be told. The one function that the forms of others ask where
 * something is: the name of a county, a city or a town alone is understood. A street and a point are not, for nothing
 * here tells in which district they lie.
 */
export function areasAt(snapshot: Snapshot, where: Where): Located | null {
  if (!('address' in where)) return null
  const [found, ...others] = named(snapshot).called(where.address)
  if (!found || others.length > 0) return null
  const rows = rowsRepresenting(snapshot.places, found.number).filter(({ certainty }) => certainty === 'whole')
  return { place: placeAt(snapshot.places, found.number), rows }
}
