import type { StateId } from '@atlas/contract/rules/states.ts'
import type { Snapshot } from '#dataset/dataset.ts'
import { rowsRepresenting } from '#dataset/places/ladder.ts'
import { namesOfPlaces, oncePerPart } from '#dataset/once-per-snapshot.ts'
import { placeAt, rowsOfArea } from '#dataset/places/places.ts'
import { namedPlaces } from '#features/places/find/named-places.ts'
import { type AddressPoint, pointOfAddress } from '#features/places/find/point-of-address.ts'
import { type RequestedPoint, queryPoint } from '#features/places/find/point-query.ts'
import type { Geocoder } from '#geocoder/geocoder.ts'

/** What was found, and the rows of its representatives. */
export interface Located {
  readonly name: string
  readonly stateId: StateId
  readonly isTown: boolean
  readonly rows: readonly number[]
}

/** How addresses are looked up; `onFailure` receives the reason of a failure, but never the address. */
export interface AddressLookUp {
  readonly geocoder: Geocoder | null
  readonly onFailure: (why: string) => void
}

const named = oncePerPart(namesOfPlaces, ({ places }) => namedPlaces(places))

/**
 * The representatives of an address. For the name of a county, a city or a town, these are the officials who represent
 * all of it; for a street address, those at the location that the configured geocoder returns.
 */
export async function areasOfAddress(
  snapshot: Snapshot,
  address: string,
  { geocoder, onFailure }: AddressLookUp,
): Promise<Located | Exclude<AddressPoint, { point: RequestedPoint }> | null> {
  const { places } = snapshot
  const [found, ...others] = named(snapshot).called(address)
  if (found && others.length === 0) {
    const { name, stateId, kind } = placeAt(places, found.number)
    const rows = rowsRepresenting(places, found.number).flatMap(({ row, certainty }) =>
      certainty === 'whole' ? [row] : [],
    )
    return { name, stateId, isTown: kind === 'municipality', rows }
  }
  const answer = await pointOfAddress(geocoder, address, onFailure)
  return 'refusal' in answer ? answer : areasAtPoint(snapshot, answer.point)
}

/**
 * The representatives at a point. Of districts only the one that contains the point is included, because these forms
 * cannot express that another begins within the tolerance of its outline. Of areas without outlines, only certain ones
 * are included. Null outside these states.
 */
export function areasAtPoint({ places }: Snapshot, point: RequestedPoint): Located | null {
  const found = queryPoint(places, point)
  if (!found) return null
  const isInside = new Set<string>(['whole', 'probable'])
  const rows = found.serving.flatMap(({ area, certainty }) =>
    isInside.has(certainty) ? [...rowsOfArea(places, area)] : [],
  )
  return { name: found.name, stateId: found.state_id, isTown: false, rows }
}
