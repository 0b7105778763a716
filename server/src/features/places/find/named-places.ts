import type { PlaceKind } from '@atlas/contract/rules/place-kinds.ts'
import type { StateId } from '@atlas/contract/rules/states.ts'
import { placeAt, placeCount, type Places } from '#dataset/places/places.ts'
import { nameKey, readTypedName, type TypedName, withoutTownNoun } from '#features/places/find/typed-name.ts'

/** A county, city or town by its name. */
export interface NamedPlace {
  readonly number: number
  readonly id: string
  readonly kind: 'county' | 'municipality'
  /** "Dallas County", "Selma" */
  readonly name: string
  readonly stateId: StateId
  /** How its name is looked up, without "County". */
  readonly key: string
  readonly population: number
}

/** The counties, cities and towns by the keys of their names. */
export interface NamedPlaces {
  readonly all: readonly NamedPlace[]
  readonly byKey: ReadonlyMap<string, readonly NamedPlace[]>
}

export function namedPlaces(places: Places): NamedPlaces {
  const all = Array.from({ length: placeCount(places) }, (_, number) => placeAt(places, number)).flatMap(
    ({ number, id, kind, name, stateId, town }) =>
      isNamed(kind)
        ? [{ number, id, kind, name, stateId, key: readKey(kind, name), population: town?.population ?? 0 }]
        : [],
  )
  return { all, byKey: Map.groupBy(all, ({ key }) => key) }
}

function isNamed(kind: PlaceKind): kind is NamedPlace['kind'] {
  return kind === 'county' || kind === 'municipality'
}

function readKey(kind: NamedPlace['kind'], name: string): string {
  return kind === 'county' ? nameKey(name.replace(/ (?:County|Parish)$/, '')) : nameKey(name)
}

interface PlaceName {
  readonly kind?: NamedPlace['kind']
  readonly stateId?: StateId | undefined
}

/** Every place that may be meant by a name: one, several of that name, or none. Nothing is guessed. */
export function placesCalled({ byKey }: NamedPlaces, typed: string, wanted: PlaceName = {}): readonly NamedPlace[] {
  const name = readTypedName(typed)
  const short = withoutTownNoun(name.key)
  const called = byKey.get(name.key) ?? (short === null ? [] : (byKey.get(short) ?? []).filter(isTown))
  return called.filter((place) => fits(place, name, wanted))
}

function isTown({ kind }: NamedPlace): boolean {
  return kind === 'municipality'
}

function fits({ kind, stateId }: NamedPlace, name: TypedName, wanted: PlaceName): boolean {
  const ofState = name.stateId ?? wanted.stateId
  const ofKind = wanted.kind ?? name.kind
  return (ofState === undefined || ofState === null || stateId === ofState) && (ofKind === null || kind === ofKind)
}
