import type { PlaceKind } from '@atlas/contract/rules/place-kinds.ts'
import { type StateId, states } from '@atlas/contract/rules/states.ts'
import { normalized } from '@atlas/contract/rules/normalized.ts'
import { placeReadings } from '#vocabulary/places/place-name.ts'

interface PlaceCalled {
  readonly kind: PlaceKind
  readonly stateId: StateId
  readonly name: string
}

/**
 * The words by which a place is looked up, without the noun of its kind: "Dallas County" and "City of Selma" are
 * "dallas" and "selma". Union City keeps its noun.
 */
export function ownWords(place: PlaceCalled): readonly string[] {
  const readings = placeReadings(place.name).filter(({ stateId }) => stateId === null || stateId === place.stateId)
  const plain = readings.find(({ kind, noun, isLoose }) => kind === place.kind && noun !== null && !isLoose)
  return plain?.words ?? normalized(place.name).split(' ')
}

/**
 * Other names of a place, used where no place has exactly that name: "Macon-Bibb" for the city "Macon-Bibb County",
 * "Selma" for "Selma City Schools", "Amite" for Amite City, "Islamorada" for "Islamorada, Village of Islands", "AL" for
 * Alabama.
 */
export function otherWords({ kind, stateId, name }: PlaceCalled): (readonly string[])[] {
  if (kind === 'state') {
    const { code, abbreviations } = states[stateId]
    return [code, ...abbreviations, `State of ${name}`].map((each) => normalized(each).split(' '))
  }
  const own = ownWords({ kind, stateId, name })
  if (kind !== 'municipality' && kind !== 'school_district') return []
  const [beforeComma = '', afterComma] = name.split(',')
  return [
    ...placeReadings(own.join(' '))
      .filter(({ kind: told, isLoose }) => told === 'county' || isLoose)
      .map(({ words }) => words),
    ...(afterComma === undefined ? [] : [normalized(beforeComma).split(' ')]),
  ]
}
