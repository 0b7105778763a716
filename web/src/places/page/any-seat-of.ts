import type { PlaceKind } from '@atlas/contract/rules/place-kinds.ts'
import type { SubmittedSeat } from '#data/corrections/report/official/submitted-seat.ts'
import { fullNameOf, type Place } from '#places/page/place-query.ts'

const kindsWithParts: readonly PlaceKind[] = ['county', 'municipality', 'school_district']

/** Any seat of a place or of a part of it; the form asks which office. */
export function anySeatOf(place: Pick<Place, 'id' | 'kind' | 'name' | 'state'>): SubmittedSeat {
  return { place: { id: place.id, name: fullNameOf(place), hasParts: kindsWithParts.includes(place.kind) } }
}
